/** The names of a list that is written as words. */
export type Words<Names extends string> = Names extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Names;

/** A list of names, which are separated by a space, typed by them. */
export function words<Names extends string>(...names: readonly Names[]): readonly Words<Names>[] {
  return names.flatMap((name) => name.split(' ')) as Words<Names>[];
}
