import type { ReadyStart } from '#content/ready-starts.ts';
import type { Catalogue } from '#domain/quote/catalogue.ts';
import { quoteFormDefaults, readRequirements } from '#domain/quote/quote-form.ts';
import { fillReadyStart } from '#domain/quote/ready-start.ts';
import { ContentError } from './content-error.ts';

/** Checks that a catalogue can price every ready start. Throws a {@link ContentError} with the line and what to write. */
export function checkReadyStarts(
  file: string,
  source: string,
  starts: readonly ReadyStart[],
  catalogue: Catalogue,
): void {
  for (const start of starts) {
    const reading = readRequirements({ ...quoteFormDefaults, ...fillReadyStart(start) }, catalogue);
    if (reading.ok) continue;
    const fields = reading.errors.map(({ field }) => field).join(', ');
    const line = source.slice(0, source.indexOf(`'${start.name}'`)).split('\n').length;
    throw new ContentError(file, line, `le formulaire refuserait « ${start.name} »`, `changez ${fields}`);
  }
}
