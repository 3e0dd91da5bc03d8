import { readFileSync, statSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import type { DemoTopic } from '#content/demo-topics.ts';
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
  '%s has a transcript with every word that its clip shows for more than a second',
  (_, topic) => {
    const transcript = topic.transcript.toLowerCase();
    const drawn = drawnWords(topic);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((word) => !transcript.includes(word.toLowerCase()))).toEqual([]);
  },
);

/** Words and figures of at least three characters that a clip shows for more than a second, except for the brand's name. */
function drawnWords({ id, durationSeconds }: DemoTopic): string[] {
  const samplesPerSecond = 4;
  const scene = scenes[id];
  if (scene === undefined) return [];
  const frames = Array.from({ length: durationSeconds * samplesPerSecond }, (_, sample) => {
    const markup = renderToStaticMarkup(createElement(scene, { time: sample / samplesPerSecond }));
    return new Set([...markup.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text = '']) => text));
  });
  const lasting = frames.flatMap((shown, index) => {
    const following = frames.slice(index, index + samplesPerSecond + 1);
    return [...shown].filter(
      (text) => following.length > samplesPerSecond && following.every((frame) => frame.has(text)),
    );
  });
  const words = lasting.flatMap((text) => text.match(/[\p{L}\d:@][\p{L}\d:@.]+[\p{L}\d]/gu) ?? []);
  return [...new Set(words)].filter((word) => word !== company.brand);
}
