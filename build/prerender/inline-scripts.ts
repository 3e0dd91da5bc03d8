import { build } from 'vite';

/** Compiles a script of the app to one block without imports, for inlining in the HTML. */
export async function compileInlineScript(source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2023',
      write: false,
      lib: { entry: source, formats: ['iife'], name: 'inline' },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  if (output === undefined || !('output' in output)) throw new Error(`${source} could not be compiled`);
  return output.output[0].code.trim();
}
