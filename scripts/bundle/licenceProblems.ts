import * as v from 'valibot';
import { isRecord } from '#ui/theme/brandTokens.ts';

/** What `licences.json` says of a file, by its path. */
const licenceSchema = v.object({
  source: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  licence: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** The path of the text of the licence in the bundle. */
  text: v.optional(v.string()),
  /** Whether the licence allows to send the file to players. */
  served: v.boolean(),
});

export interface CheckedLicences {
  /** One English sentence each. */
  readonly problems: readonly string[];
  /** The texts that have to be served with what they are for. */
  readonly texts: readonly string[];
}

const example = '{ "source": "…", "licence": "…", "served": true }';

/** Whether somebody else may have made a file of this kind. */
const needsLicence = (path: string): boolean => /\.(?:woff2|png|jpe?g|webp)$/.test(path);

/**
 * Says of which files that players get it is not known who made them, and which may not be served.
 * @param licences the parsed content of `licences.json`; undefined where there is none
 * @param served the paths of the files that players get
 * @param has tells whether a path is in the bundle
 */
export function checkLicences(
  licences: unknown,
  served: readonly string[],
  has: (path: string) => boolean,
): CheckedLicences {
  const files = served.filter(needsLicence);
  if (licences === undefined) {
    const [first] = files;
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    const problem = `licences.json is missing: it says where ${first}${more} comes from, as { "${first}": ${example} }`;
    return { problems: first === undefined ? [] : [problem], texts: [] };
  }
  if (!isRecord(licences))
    return { problems: [`licences.json: is not an object such as { "fonts/acme.woff2": ${example} }`], texts: [] };
  const problems: string[] = [];
  const texts: string[] = [];
  const say = (path: string, problem: string) => problems.push(`licences.json: ${JSON.stringify(path)} ${problem}`);
  for (const path of served) {
    if (!Object.hasOwn(licences, path)) {
      if (needsLicence(path)) say(path, `has no entry: write ${example}`);
      continue;
    }
    const { success, output } = v.safeParse(licenceSchema, licences[path]);
    if (!success) say(path, `is not ${example}`);
    else if (!output.served) say(path, 'may not be served by its licence: take the file out');
    else if (output.text !== undefined && !has(output.text))
      say(path, `names the text ${JSON.stringify(output.text.slice(0, 120))}, which is not in the bundle`);
    else if (output.text !== undefined) texts.push(output.text);
    else if (path.endsWith('.woff2'))
      say(path, 'has no "text": put the text of its licence beside the font, and write its path, as "fonts/ofl.txt"');
  }
  return { problems, texts };
}
