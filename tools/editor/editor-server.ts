import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
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
 * The editor's page and the files at `root`, for this machine alone: the caller listens on 127.0.0.1, and pages of
 * other sites, which may ask there too, are refused. `cms` is the folder of Decap CMS's scripts.
 */
export function createEditorServer(root: string, cms: string): ServerType {
  let refused: readonly string[] = [];
  let mistakes: readonly string[] = [];
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
  const app = new Hono();
  app.use(async (context, next) => {
    if (!isOwn(context.req.header())) return context.text('Cette adresse est celle de votre seul navigateur.', 403);
    await next();
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', "frame-ancestors 'none'");
  });
  app.get('/', (context) => {
    mistakes = mistakesOf(root);
    return context.html(readFileSync(join(import.meta.dirname, 'editor.html'), 'utf8'));
  });
  app.get('/collections.json', (context) => context.json(collectionsOf(root)));
  app.get('/mistakes.json', (context) => context.json({ refused, mistakes }));
  app.get('/:script{(?:[0-9]+[.])?decap-cms[.]js}', (context) => {
    context.header('content-type', 'text/javascript; charset=utf-8');
    return context.body(readFileSync(join(cms, context.req.param('script')), 'utf8'));
  });
  app.post('/files', async (context) => {
    try {
      const result = answer(question.parse(await context.req.json()));
      return context.json(result, result !== null && 'error' in Object(result) ? 422 : 200);
    } catch (failure) {
      return context.json({ error: failure instanceof z.ZodError ? failure.issues[0]?.message : String(failure) }, 422);
    }
  });
  app.onError((failure, context) => context.text(String(failure), 500));
  return createAdaptorServer(app);
}

/** Whether the editor's own page asks, under an address of this machine. */
function isOwn({ host = '', origin }: Readonly<Record<string, string>>): boolean {
  return /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) && (origin === undefined || origin === `http://${host}`);
}
