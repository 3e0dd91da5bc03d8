import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { textFiles } from '#content/schemas/files.ts';
import { jsonSchemaOf } from '#content/schemas/parts/json-schema.ts';
import type { ContentError } from './read/content-error.ts';
import { readContent } from './read-content.ts';

/** Where the modules are that the site imports as `#content/<name>.ts`; git ignores them. */
const generatedFolder = 'content/generated';

/**
 * Writes a TypeScript module for each YAML file of texts of the project at `root`, if it differs, and the JSON schema that
 * the file names on its last line, by which editors complete and underline it. Returns the owner's mistakes; a file that
 * has some keeps the module that it had.
 */
export function writeContentModules(root: string): readonly ContentError[] {
  const { exports, mistakes } = readContent(root);
  const folder = join(root, generatedFolder);
  mkdirSync(folder, { recursive: true });
  const modules = Object.fromEntries(
    Object.values(textFiles).flatMap((file) => {
      const parts = Object.values(exports).filter((part) => part.file === `content/${file.file}`);
      if (parts.length === 0) return [];
      const module = basename(file.file, '.yaml');
      const lines = parts.map(({ name: part, value }) => {
        const type = file.isWhole ? 'Written' : `Written['${part}']`;
        const json = JSON.stringify(value, null, 2);
        return file.literal.includes(part)
          ? `export const ${part} = ${json} as const satisfies ${type};`
          : `export const ${part}: ${type} = ${json};`;
      });
      return [
        [`${module}.ts`, `${headerOf(file)}${lines.join('\n\n')}\n`],
        [`${module}.schema.json`, `${JSON.stringify(jsonSchemaOf(file.schema), null, 2)}\n`],
      ];
    }),
  );
  for (const [name, source] of Object.entries(modules)) {
    const path = join(folder, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source);
  }
  if (mistakes.length === 0) {
    for (const name of readdirSync(folder)) if (!(name in modules)) rmSync(join(folder, name));
  }
  return mistakes;
}

function headerOf({ file, module, name }: (typeof textFiles)[string]): string {
  return `// Written from content/${file} by build/content/write-modules.ts.
import type { Content } from '#content/schemas/parts/parts.ts';
import type { ${name} as written } from '#content/schemas/${module}.ts';

type Written = Content<typeof written.schema>;

`;
}
