import { build, type Plugin, type Rolldown } from 'vite';

/** Bundles a browser script with all that it imports into one block, to be inlined in HTML. */
export async function bundleScript(input: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return (built as Rolldown.RolldownOutput).output[0];
}

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
        const script = await bundleScript(id.replace('?script', ''));
        for (const file of script.moduleIds) this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(script.code)};`, moduleType: 'js' };
      },
    },
  };
}
