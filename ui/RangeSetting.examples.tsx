import { useState } from 'react';
import type { Example } from './gallery/example.ts';
import { RangeSetting } from './RangeSetting.tsx';

function Minutes() {
  const [minutes, setMinutes] = useState(20);
  return (
    <RangeSetting
      label="Minutes par jour"
      shown={String(minutes)}
      spoken={`${minutes} minutes par jour`}
      min={0}
      max={60}
      step={10}
      defaultValue={20}
      onChoose={setMinutes}
    />
  );
}

export const examples: readonly Example[] = [{ name: 'Un nombre réglé par un curseur', Shown: Minutes }];
