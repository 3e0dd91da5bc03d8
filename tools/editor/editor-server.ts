import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import * as z from 'zod';
import { collectionsOf } from './cms-config.ts';
import { isEditable, mistakesOf, readForEditor, writeFromEditor } from './edited-files.ts';

/** Where pictures, videos and captions are, which texts name; the favicon is drawn by a command. */
const publicFolder = 'site/public';
const publicFile = /^site\/public\/(?!favicon\.)[\w-]+\.(?:png|jpe?g|webp|avif|svg|webm|mp4|vtt)$/;
const publicFileAdvice =
  'Choisissez une image .jpg, .png, .webp, .avif ou .svg, une vidéo .webm ou .mp4, ou des sous-titres .vtt.';
const changed = 'ce fichier a changé depuis\u00a0: copiez ce que vous avez tapé, puis rechargez la page';
const elsewhere = 'Cela se fait dans les fichiers\u00a0: voir content/README.md';

/** An action of Decap CMS: its parameters, and what it does with them. */
const action =
  <Params extends z.ZodType>(params: Params, answer: (params: z.output<Params>) => unknown) =>
  (asked: unknown): unknown =>
    answer(params.parse(asked));
const asset = z.object({ path: z.string().regex(publicFile, publicFileAdvice), content: z.base64() });
const article = /^content\/articles\/[\w-]+\.md$/;
const removable = z.string().refine((path) => article.test(path) || publicFile.test(path), elsewhere);

/**
 * The editor's page and the files at `root`, for this machine alone: the caller listens on 127.0.0.1, and pages of
 * other sites, which may ask there too, are refused. `cms` is the folder of Decap CMS's scripts.
 */
export function createEditorServer(root: string, cms: string): ServerType {
  // A clone lacks it once its last article was removed.
  mkdirSync(join(root, 'content/articles'), { recursive: true });
  let refused: readonly string[] = [];
  let mistakes: readonly string[] = [];
  /** What the editor last showed of each file, by its path. */
  const shown = new Map<string, string>();
  const entryOf = (path: string) => {
    const data = readForEditor(root, path);
    shown.set(path, data);
    return { data, file: { path, id: path } };
  };
  const hasChanged = (path: string): boolean =>
    shown.has(path) && existsSync(join(root, path)) && readForEditor(root, path) !== shown.get(path);
  const mediaOf = (path: string) => {
    const content = readFileSync(join(root, path), 'base64');
    return { id: path, name: basename(path), path, encoding: 'base64', content };
  };
  const pathsIn = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  /** What Decap CMS asks of a server that keeps its files. */
  const actions: Readonly<Record<string, (params: unknown) => unknown>> = {
    info: () => ({ repo: 'neolis', publish_modes: ['simple'], type: 'local_fs' }),
    getDeployPreview: () => null,
    entriesByFolder: action(
      z.object({ folder: z.enum(['content/articles', 'content/legal', 'content/catalogues']) }),
      ({ folder }) => pathsIn(folder).filter(isEditable).map(entryOf),
    ),
    entriesByFiles: action(z.object({ files: z.array(z.object({ path: z.string() })) }), ({ files }) =>
      files.map(({ path }) => entryOf(path)),
    ),
    getEntry: action(z.object({ path: z.string() }), ({ path }) => {
      refused = [];
      return entryOf(path);
    }),
    persistEntry: action(
      z.object({ dataFiles: z.array(z.object({ path: z.string(), raw: z.string() })) }),
      ({ dataFiles }) => {
        refused = dataFiles.flatMap(({ path, raw }) =>
          hasChanged(path) ? [`${path}\u00a0: ${changed}`] : writeFromEditor(root, path, raw),
        );
        mistakes = mistakesOf(root);
        if (refused.length > 0) return { error: refused.join('\u202f; ') };
        for (const { path } of dataFiles) entryOf(path);
        return { message: 'saved' };
      },
    ),
    getMedia: () =>
      pathsIn(publicFolder)
        .filter((path) => publicFile.test(path))
        .map(mediaOf),
    persistMedia: action(z.object({ asset }), ({ asset: { path, content } }) => {
      writeFileSync(join(root, path), content, 'base64');
      mistakes = mistakesOf(root);
      return mediaOf(path);
    }),
    deleteFiles: action(z.object({ paths: z.array(removable) }), ({ paths }) => {
      for (const path of paths) rmSync(join(root, path));
      mistakes = mistakesOf(root);
      return { message: 'deleted' };
    }),
  };
  const question = z.object(
    { action: z.enum(Object.keys(actions), elsewhere), params: z.unknown().optional() },
    elsewhere,
  );
  const app = new Hono();
  app.use(async (context, next) => {
    if (!isOwn(context.req.header())) return context.text('Cette adresse est celle de votre seul navigateur.', 403);
    await next();
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', "frame-ancestors 'none'");
  });
  app.get('/', (context) => {
    refused = [];
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
      const asked = question.parse(await context.req.json());
      const result = actions[asked.action]?.(asked.params);
      return context.json(result, 'error' in Object(result) ? 422 : 200);
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
