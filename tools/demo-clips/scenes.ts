import type { Scene } from './scene.ts';
import { AbsenceMessagesScene } from './scenes/AbsenceMessagesScene.tsx';
import { CallsScene } from './scenes/CallsScene.tsx';
import { ConfigurationScene } from './scenes/ConfigurationScene.tsx';
import { StatisticsScene } from './scenes/StatisticsScene.tsx';
import { TimeSlotsScene } from './scenes/TimeSlotsScene.tsx';
import { TransfersScene } from './scenes/TransfersScene.tsx';
import { UnifiedMessagingScene } from './scenes/UnifiedMessagingScene.tsx';
import { UsersScene } from './scenes/UsersScene.tsx';

/** The scene of each topic of `content/demo-topics.ts`, by its `id`. */
export const scenes: Readonly<Record<string, Scene>> = {
  calls: CallsScene,
  'unified-messaging': UnifiedMessagingScene,
  users: UsersScene,
  'time-slots': TimeSlotsScene,
  transfers: TransfersScene,
  'absence-messages': AbsenceMessagesScene,
  statistics: StatisticsScene,
  configuration: ConfigurationScene,
};
