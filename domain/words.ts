/** The names in such a text. */
export type Words<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Names;

/** Names that are separated by a space, as a list of these very names. */
export function words<Names extends string>(names: Names) {
  return names.split(' ') as Words<Names>[];
}
