import * as v from 'valibot';

/** The type of an issue that reports what was left out or replaced. */
const leftOut = 'left_out';

/** Whether a parsed value is usable: nothing is wrong with it but what lists left out and settings replaced. */
export const isUsable = (issues: readonly { readonly type?: string }[] = []): boolean =>
  issues.every(({ type }) => type === leftOut);

/** What a schema returns, as far as it is read here. */
interface Dataset {
  typed: boolean;
  value: unknown;
  issues?: { type?: string; message: string; path?: { key: unknown }[] }[] | undefined;
}
interface Schema {
  readonly '~run': (dataset: { value: unknown }, config: object) => Dataset;
}

/**
 * A list of the platform, parsed entry by entry. Leaves out entries that `item` refuses, each with one issue of the type
 * `leftOut`, and keeps the others. `v.safeParse` therefore fails for such a list, as for `v.array`, while the client
 * accepts it in the answer to a read.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function list<const Item extends v.GenericSchema>(item: Item): v.ArraySchema<Item, undefined> {
  const schema: Schema = {
    '~run'({ value: input }, config) {
      if (!Array.isArray(input)) return { typed: false, value: input, issues: [{ message: 'Expected Array' }] };
      const issues: NonNullable<Dataset['issues']> = [];
      const value = input.flatMap((entry: unknown, key) => {
        const read = (item as unknown as Schema)['~run']({ value: entry }, config);
        const broken = read.issues?.find(({ type }) => type !== leftOut);
        if (broken) {
          broken.type = leftOut;
          read.issues = [broken];
        }
        for (const issue of read.issues ?? []) {
          (issue.path ??= []).unshift({ key });
          issues.push(issue);
        }
        return broken ? [] : [read.value];
      });
      return { typed: true, value, issues: issues[0] && issues };
    },
  };
  return { kind: 'schema', type: 'array', item, ...schema } as unknown as v.ArraySchema<Item, undefined>;
}

/**
 * A word among `words`, the first of which is the default. Any other is read as `otherwise`, with an issue of the type
 * `leftOut`. For settings of the operator, one of which must not take all others with it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function setting<const Words extends readonly [string, ...string[]]>(
  words: Words,
  otherwise: Words[number] = words[0],
): v.OptionalSchema<v.PicklistSchema<Words, undefined>, Words[0]> {
  const strict = v.picklist(words);
  const schema: Schema = {
    '~run'(dataset, config) {
      const read = (strict as unknown as Schema)['~run'](dataset, config);
      for (const issue of read.issues ?? []) {
        issue.type = leftOut;
        read.typed = true;
        read.value = otherwise;
      }
      return read;
    },
  };
  return v.optional({ ...strict, ...schema } as unknown as typeof strict, words[0]);
}
