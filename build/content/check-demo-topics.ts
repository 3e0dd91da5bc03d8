import * as z from 'zod';
import { checkShape } from './check-shape.ts';
import type { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';
import { faultOfPublicFile } from './public-files.ts';

const words = { id: 'un nom', videoAddress: 'un fichier', captionsAddress: 'un fichier' } as const;
/** YouTube's page for a video, which it refuses to show within another site. */
const youtubePage =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+)/;

/** The mistakes in `content/demo-topics.ts` besides those of its types and texts: files that can't be shown. */
export function checkDemoTopics(topics: ContentValue, root: string): ContentError[] {
  const file = (kinds: RegExp, example: string) =>
    z.string('écrivez une adresse entre apostrophes droites').check(({ value: given, issues }) => {
      const message = adviceForFile(root, given, kinds, example);
      if (message !== undefined) issues.push({ code: 'custom', input: given, message });
    });
  const topic = z.looseObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'écrivez des minuscules sans accent, des chiffres et des traits d’union'),
    videoAddress: file(/\.(?:webm|mp4)$/, '/demo/calls.webm'),
    captionsAddress: file(/\.vtt$/, '/demo/calls.vtt'),
  });
  const schema = z.array(topic).check(({ value: given, issues }) => {
    for (const field of ['id', 'videoAddress', 'captionsAddress'] as const) {
      for (const [index, topic] of given.entries()) {
        if (given.findIndex((other) => other[field] === topic[field]) === index) continue;
        const message = `donnez à chaque sujet ${words[field]} qui soit le sien\u00a0: celui-ci sert déjà plus haut`;
        issues.push({ code: 'custom', input: topic[field], path: [index, field], message });
      }
    }
  });
  return checkShape(topics, schema);
}

function adviceForFile(root: string, given: string, kinds: RegExp, example: string): string | undefined {
  const [, video] = youtubePage.exec(given) ?? [];
  const [, vimeo] = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/.exec(given) ?? [];
  const [, dailymotion] = /^https?:\/\/(?:(?:www\.)?dailymotion\.com\/video|dai\.ly)\/(\w+)/.exec(given) ?? [];
  if (vimeo !== undefined) return `écrivez https://player.vimeo.com/video/${vimeo}`;
  if (dailymotion !== undefined) return `écrivez https://geo.dailymotion.com/player.html?video=${dailymotion}`;
  if (video !== undefined) return `écrivez https://www.youtube-nocookie.com/embed/${video}`;
  if (given.startsWith('https://')) return URL.canParse(given) ? undefined : 'écrivez une adresse entière en https://';
  if (!given.startsWith('/')) return `écrivez une adresse qui commence par https://, ou un fichier tel que ${example}`;
  if (!kinds.test(given)) return `écrivez le nom d’un fichier tel que ${example}`;
  return faultOfPublicFile(root, given)?.fix;
}
