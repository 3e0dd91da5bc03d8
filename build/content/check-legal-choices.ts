import * as z from 'zod';
import { checkShape } from './check-shape.ts';
import type { ContentError } from './content-error.ts';
import type { ContentValue } from './content-value.ts';

const asDays = 'écrivez un nombre entier de jours, de 1 à 3650, sans guillemets';
const schema = z.looseObject({ unconfirmedOrderDays: z.int(asDays).min(1, asDays).max(3650, asDays) });

/** The mistakes in the numbers of `content/legal-choices.ts`: the service refuses the same days when it starts. */
export function checkLegalChoices(choices: ContentValue): ContentError[] {
  return checkShape(choices, schema);
}
