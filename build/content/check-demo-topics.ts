import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { DemoTopic } from '#content/demo-topics.ts';
import { checkShape } from './check-shape.ts';
import type { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

const text = z.string('écrivez un texte entre apostrophes droites').min(1, 'écrivez un texte');
const seconds = z.number('écrivez des secondes, sans guillemets').min(0, 'écrivez des secondes à partir de 0');
/** YouTube's page for a video, which it refuses to show within another site. */
const youtubePage = /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]+)/;

/** The mistakes in `content/demo-topics.ts`: fields, videos that can't be shown, missing captions. */
export function checkDemoTopics(topics: ContentValue, root: string): ContentError[] {
  const file = z.string('écrivez une adresse').check(({ value: given, issues }) => {
    const message = adviceForFile(root, given);
    if (message !== undefined) issues.push({ code: 'custom', input: given, message });
  });
  const topic = z
    .strictObject({
      id: text.regex(/^[a-z0-9-]+$/, 'écrivez de petites lettres sans accent, des chiffres et des traits d’union'),
      title: text,
      description: text,
      videoAddress: file,
      captionsAddress: file,
      durationSeconds: seconds,
      captions: z.array(z.strictObject({ from: seconds, to: seconds, text })),
      transcript: text,
    })
    .check(({ value: { captions, durationSeconds }, issues }) => {
      for (const [index, { from, to }] of captions.entries()) {
        if (from < to && to <= durationSeconds) continue;
        const message = `écrivez une fin après ${from} et au plus tard à ${durationSeconds}, la durée de la vidéo`;
        issues.push({ code: 'custom', input: to, path: ['captions', index, 'to'], message });
      }
    }) satisfies z.ZodType<DemoTopic>;
  const schema = z.array(topic).check(({ value: given, issues }) => {
    for (const [index, { id }] of given.entries()) {
      if (given.findIndex((other) => other.id === id) === index) continue;
      const message = 'donnez à chaque sujet un nom qui soit le sien\u00a0: celui-ci sert déjà plus haut';
      issues.push({ code: 'custom', input: id, path: [index, 'id'], message });
    }
  });
  return checkShape(topics, schema);
}

function adviceForFile(root: string, given: string): string | undefined {
  const [, video] = youtubePage.exec(given) ?? [];
  if (video !== undefined) return `écrivez https://www.youtube-nocookie.com/embed/${video}`;
  if (given.startsWith('https://')) return URL.canParse(given) ? undefined : 'écrivez une adresse entière en https://';
  if (!given.startsWith('/'))
    return 'écrivez une adresse qui commence par https://, ou un fichier tel que /demo/calls.webm';
  const path = `site/public${given}`;
  return existsSync(join(root, path))
    ? undefined
    : `ajoutez le fichier ${path}, ou écrivez le nom d’un fichier qui y est`;
}
