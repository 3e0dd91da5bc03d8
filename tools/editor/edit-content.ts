/** `npm run contenu`: edits the content in a browser, on the port after that of `npm run dev` (`PORT`, 3000). */
import { createEditorServer } from './editor-server.ts';
import { installCms } from './install-cms.ts';

const port = Number(process.env.PORT ?? 3000) + 1;
const server = createEditorServer(process.cwd(), installCms());
server.once('error', ({ message }) => {
  console.error(`L’éditeur ne peut pas s’ouvrir (${message})\u00a0: changez PORT, ou fermez ce qui l’occupe.`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => {
  console.log(`Éditez le contenu\u00a0: http://127.0.0.1:${port}/`);
  void import('#build/dev.ts');
});
