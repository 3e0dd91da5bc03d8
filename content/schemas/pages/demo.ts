import * as z from 'zod';
import { type Content, text, texts, unique } from '#content/schemas/parts/parts.ts';

const identifier = z.string().regex(/^[a-z0-9-]+$/, 'écrivez des minuscules sans accent, des chiffres et des traits d’union');
const topic = texts('title description transcript').extend({
  id: identifier,
  videoAddress: z.string('écrivez une adresse').check(({ value, issues }) => {
    const message = adviceForVideo(value);
    if (message !== undefined) issues.push({ code: 'custom', input: value, message });
  }),
  captionsAddress: z.string('écrivez une adresse').regex(/^\/.*\.vtt$/, 'écrivez le nom d’un fichier tel que /demo/calls.vtt'),
});
/** A topic of the demonstrations; the transcript says all that the clip shows, for those who don't see it. */
export type DemoTopic = Content<typeof topic>;

/** The page of the demonstrations. */
export const schema = z.strictObject({
  demo: texts('title lead listLabel startLabel transcriptLabel failure').extend({
    foreignNotice: text('host'),
    contact: texts('title text label'),
  }),
  demoTopics: unique('id videoAddress captionsAddress', topic),
});

/** YouTube's page for a video, which it refuses to show within another site. */
const youtubePage =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+)/;

function adviceForVideo(given: string): string | undefined {
  const [, video] = youtubePage.exec(given) ?? [];
  const [, vimeo] = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/.exec(given) ?? [];
  const [, dailymotion] = /^https?:\/\/(?:(?:www\.)?dailymotion\.com\/video|dai\.ly)\/(\w+)/.exec(given) ?? [];
  if (vimeo !== undefined) return `écrivez https://player.vimeo.com/video/${vimeo}`;
  if (dailymotion !== undefined) return `écrivez https://geo.dailymotion.com/player.html?video=${dailymotion}`;
  if (video !== undefined) return `écrivez https://www.youtube-nocookie.com/embed/${video}`;
  if (given.startsWith('https://')) return z.url().safeParse(given).success ? undefined : 'écrivez une adresse entière en https://';
  return /^\/.*\.(?:webm|mp4)$/.test(given)
    ? undefined
    : 'écrivez une adresse qui commence par https://, ou un fichier tel que /demo/calls.webm';
}
