import type { Manifest } from 'vite';

interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Files of the given sources and of what they import, in order; throws for an unknown source. */
export function collectFiles(manifest: Manifest, sources: readonly string[]): ChunkFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build made no file of ${source}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) styles.add(file);
  };
  sources.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
