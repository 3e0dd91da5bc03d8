import { build, type Plugin, type Rolldown } from 'vite';

/**
 * Lets the service import a browser script as text for a page to inline, `./browser/order-page.ts?script`, bundled with
 * the rules of the domain that it uses. The type is in `service/pages/script-files.d.ts`.
 */
export function scriptPlugin(): Plugin {
  return {
    name: 'neolis-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.ts\?script$/ },
      async handler(id) {
        const input = id.replace('?script', '');
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
        });
        const [script] = (built as Rolldown.RolldownOutput).output;
        for (const file of script.moduleIds) this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(script.code)};`, moduleType: 'js' };
      },
    },
  };
}
