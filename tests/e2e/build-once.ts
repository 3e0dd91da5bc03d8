import { ensureBuilt } from '#build/start/ensure-built.mjs';

/** Builds the release once if its sources have changed, for the whole suite. */
export default function buildOnce(): void {
  ensureBuilt();
}
