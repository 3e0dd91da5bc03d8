import type { DialogsHandle } from '#site/pages/quote/form/state/use-dialogs.ts';
import { ToolButton } from '#site/pages/quote/form/ToolButton.tsx';

/** What most visitors want of a price, below its totals: a document to keep, and a link for whoever decides. */
export function QuoteActions({ dialogs }: { readonly dialogs: DialogsHandle }) {
  return (
    <>
      <ToolButton
        tool="document"
        dialogs={dialogs}
        kind="secondary"
        icon={<Icon path="M10 3v10M5.5 9l4.5 4.5L14.5 9M3.5 17h13" />}
      />
      <ToolButton
        tool="share"
        dialogs={dialogs}
        kind="secondary"
        icon={<Icon path="M3 9.5 17 3.5l-4 13-3.5-5.5zM9.5 11 17 3.5" />}
      />
    </>
  );
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="1.25rem" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
