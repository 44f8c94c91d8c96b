import * as v from 'valibot';

/** A word of the platform that the contract does not know. The site shows it as it is, and offers no action. */
export interface Other {
  readonly other: string;
}

/** The word itself, known or not. For keys and comparisons. */
export const wordOf = (word: string | Other): string => (typeof word === 'string' ? word : word.other);

/**
 * One of the known words, or any other as `Other`. For enumerations of the platform that the site shows.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function open<const Known extends readonly string[]>(
  known: Known,
): v.GenericSchema<Known[number] | (string & {}), Known[number] | Other> {
  return v.union([
    v.picklist(known),
    v.pipe(
      v.string(),
      v.transform((other): Other => ({ other })),
    ),
  ]);
}
