import type { ProseNode } from '#content/prose.ts';

/** Whether a text holds these words somewhere, within one run of letters. */
export function mentions(nodes: readonly ProseNode[], words: string): boolean {
  return nodes.some((node) => (typeof node === 'string' ? node.includes(words) : mentions(node.children, words)));
}
