import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { collectionsOf } from './cms-config.ts';
import { isEditable, mistakesOf, readForEditor, writeFromEditor } from './edited-files.ts';

/** Where pictures, videos and captions are, which texts name. */
const publicFolder = 'site/public';
const publicFile = /^site\/public\/[\w-]+\.(?:png|jpe?g|webp|avif|svg|webm|mp4|vtt)$/;
const publicFileAdvice =
  'Choisissez une image .jpg, .png, .webp, .avif ou .svg, une vidéo .webm ou .mp4, ou des sous-titres .vtt.';
const elsewhere = 'Cela se fait dans les fichiers\u00a0: voir content/README.md';

/** What Decap CMS asks of a server that keeps its files. */
const question = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.enum(['info', 'getMedia', 'getDeployPreview']) }),
    z.object({
      action: z.literal('persistMedia'),
      params: z.object({
        asset: z.object({ path: z.string().regex(publicFile, publicFileAdvice), content: z.base64() }),
      }),
    }),
    z.object({
      action: z.literal('deleteFiles'),
      params: z.object({ paths: z.array(z.string().regex(/^content\/articles\/[\w-]+\.md$/, elsewhere)) }),
    }),
    z.object({
      action: z.literal('entriesByFolder'),
      params: z.object({ folder: z.enum(['content/articles', 'content/legal', 'content/catalogues']) }),
    }),
    z.object({
      action: z.literal('entriesByFiles'),
      params: z.object({ files: z.array(z.object({ path: z.string() })) }),
    }),
    z.object({ action: z.literal('getEntry'), params: z.object({ path: z.string() }) }),
    z.object({
      action: z.literal('persistEntry'),
      params: z.object({ dataFiles: z.array(z.object({ path: z.string(), raw: z.string() })) }),
    }),
  ],
  elsewhere,
);

/**
 * The editor's page and the files of the project at `root` behind it, for a browser on this machine alone: the caller
 * listens on 127.0.0.1, and pages of other sites, which a browser also lets ask there, are refused. `cms` is the folder of
 * the scripts of Decap CMS.
 */
export function createEditorServer(root: string, cms: string): Server {
  let refused: readonly string[] = [];
  let mistakes: readonly string[] = [];
  const pages: Record<string, () => [type: string, body: string | Buffer]> = {
    '/': () => {
      mistakes = mistakesOf(root);
      return ['text/html', readFileSync(join(import.meta.dirname, 'editor.html'))];
    },
    '/collections.json': () => ['application/json', JSON.stringify(collectionsOf(root))],
    '/mistakes.json': () => ['application/json', JSON.stringify({ refused, mistakes })],
  };
  const answer = (asked: z.infer<typeof question>): unknown => {
    const entryOf = (path: string) => ({ data: readForEditor(root, path), file: { path, id: path } });
    const mediaOf = (path: string) => {
      const content = readFileSync(join(root, path), 'base64');
      return { id: path, name: basename(path), path, encoding: 'base64', content };
    };
    switch (asked.action) {
      case 'info':
        return { repo: 'neolis', publish_modes: ['simple'], type: 'local_fs' };
      case 'entriesByFolder': {
        const { folder } = asked.params;
        const paths = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
        return paths.filter(isEditable).map(entryOf);
      }
      case 'entriesByFiles':
        return asked.params.files.map(({ path }) => entryOf(path));
      case 'getEntry':
        return entryOf(asked.params.path);
      case 'persistEntry':
        refused = asked.params.dataFiles.flatMap(({ path, raw }) => writeFromEditor(root, path, raw));
        mistakes = mistakesOf(root);
        return refused.length === 0 ? { message: 'saved' } : { error: refused.join('\u202f; ') };
      case 'getMedia': {
        const paths = readdirSync(join(root, publicFolder)).map((name) => `${publicFolder}/${name}`);
        return paths.filter((path) => publicFile.test(path)).map(mediaOf);
      }
      case 'persistMedia': {
        const { path, content } = asked.params.asset;
        writeFileSync(join(root, path), content, 'base64');
        mistakes = mistakesOf(root);
        return mediaOf(path);
      }
      case 'deleteFiles':
        for (const path of asked.params.paths) rmSync(join(root, path));
        mistakes = mistakesOf(root);
        return { message: 'deleted' };
      default:
        return null;
    }
  };
  const answerOf = async (request: IncomingMessage): Promise<unknown> => {
    try {
      return answer(question.parse(JSON.parse(await text(request))));
    } catch (failure) {
      return { error: failure instanceof z.ZodError ? failure.issues[0]?.message : String(failure) };
    }
  };
  return createServer(async (request, response) => {
    const send = (status: number, type: string, body: string | Buffer): void => {
      const headers = { 'cache-control': 'no-store', 'content-security-policy': "frame-ancestors 'none'" };
      response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(body);
    };
    if (!isOwn(request)) return send(403, 'text/plain', 'Cette adresse est celle de votre seul navigateur.');
    const base = 'http://127.0.0.1';
    const url = request.url ?? '';
    if (!URL.canParse(url, base)) return send(400, 'text/plain', 'Cette adresse ne se lit pas.');
    const { pathname } = new URL(url, base);
    if (request.method === 'POST' && pathname === '/files') {
      const result = await answerOf(request);
      return send(result !== null && 'error' in Object(result) ? 422 : 200, 'application/json', JSON.stringify(result));
    }
    const page = pages[pathname];
    if (page !== undefined) {
      try {
        return send(200, ...page());
      } catch (failure) {
        return send(500, 'text/plain', String(failure));
      }
    }
    if (/^\/(?:\d+\.)?decap-cms\.js$/.test(pathname)) {
      return send(200, 'text/javascript', readFileSync(join(cms, basename(pathname))));
    }
    send(404, 'text/plain', 'Introuvable');
  });
}

/** Whether the editor's own page asks, under an address of this machine. */
function isOwn({ headers: { host = '', origin } }: IncomingMessage): boolean {
  return /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) && (origin === undefined || origin === `http://${host}`);
}
