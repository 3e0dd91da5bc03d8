import type { ProseNode } from '#domain/prose.ts';

/** The text of a node without its markup. */
export function proseText(node: ProseNode): string {
  return typeof node === 'string' ? node : node.children.map(proseText).join('');
}
