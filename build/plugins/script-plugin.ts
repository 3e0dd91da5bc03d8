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

/** Lets the service import a bundled browser script as text, `./browser/order-page.ts?script`, to inline in a page. */
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
