import { ensureBuilt } from '#publish/ensure-built.mjs';

/** The suite tests the release that the sources give, built once where it is stale. */
export default function buildOnce(): void {
  ensureBuilt();
}
