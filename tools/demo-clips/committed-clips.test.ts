import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordedTopics } from './recorded-topics.ts';
import { scenes } from './scenes.ts';
import { writeCaptions } from './write-captions.ts';

test.each(recordedTopics.map((topic) => [topic.id, topic] as const))(
  '%s has a scene, a small clip and its captions',
  (id, topic) => {
    expect(scenes[id]).toBeTypeOf('function');
    expect(statSync(`site/public${topic.videoAddress}`).size).toBeLessThan(500_000);
    expect(readFileSync(`site/public${topic.captionsAddress}`, 'utf8')).toBe(writeCaptions(topic.captions));
  },
);

test.each(recordedTopics.map((topic) => [topic.id, topic] as const))(
  '%s is captioned in order from its beginning to its end',
  (_, topic) => {
    const edges = topic.captions.flatMap(({ from, to }) => [from, to]);
    expect(edges).toEqual([...edges].sort((one, other) => one - other));
    expect([edges[0], edges.at(-1)]).toEqual([0, topic.durationSeconds]);
  },
);
