import { expect, test } from 'vitest';
import { writeCaptions } from './write-captions.ts';

test('writes one cue a caption, times in minutes, seconds and thousandths', () => {
  const captions = [
    { from: 0, to: 4.5, text: 'Un appel arrive.' },
    { from: 64, to: 68, text: 'Touches 1 & 2 --> fin' },
  ];
  expect(writeCaptions(captions)).toBe(
    'WEBVTT\n\n00:00.000 --> 00:04.500\nUn appel arrive.\n\n01:04.000 --> 01:08.000\nTouches 1 &amp; 2 --&gt; fin\n',
  );
});
