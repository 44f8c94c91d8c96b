import { hasDirectionMarks } from './marks.ts';
import { type DateFormat, dateFormats, formatDay } from './readDay.ts';
import { readCode } from './readDigits.ts';
import { readPassword } from './readPassword.ts';
import { readText, readWideText } from './readText.ts';

/** A field of the sign-up and the pattern of its rule, by their names in the contract. */
export interface TypedField {
  readonly field: string;
  readonly patternId: string | null;
}

const codes: readonly string[] = ['verificationCode', 'captcha'];

/** The format of a field for a day; undefined for any other field. */
const formatOf = ({ field, patternId }: TypedField): DateFormat | undefined =>
  dateFormats.find((format) => format === patternId) ?? (field === 'birthday' ? 'yyyyMMdd' : undefined);

const isPassword = ({ field }: TypedField): boolean => /password/i.test(field);
const isCode = ({ field, patternId }: TypedField): boolean => codes.includes(field) || patternId === 'digits';

/**
 * PAT-03: reads what was typed into a field of the sign-up. The site judges and sends the result, and the platform reads it again.
 * A mobile number needs its country: `readPhone`.
 */
export function readField(typed: string, field: TypedField): string {
  if (isPassword(field)) return readPassword(typed);
  const format = formatOf(field);
  // A text without digits stays, so that it is refused and not taken for an empty one.
  if (format !== undefined) return formatDay(typed, format) || readText(typed);
  if (isCode(field)) return readCode(typed);
  return field.patternId === 'fullWidthJapanese' ? readWideText(typed) : readText(typed);
}

/** What identifies a person to the platform, and is judged without the marks. */
const identifiers: readonly string[] = ['username', 'email', 'mobileNum'];

/** PAT-03: whether a text that others may read, such as a nickname, has marks that would turn their sentences round. */
export const turnsSentences = (typed: string, field: TypedField): boolean =>
  hasDirectionMarks(typed) &&
  !identifiers.includes(field.field) &&
  !isPassword(field) &&
  !isCode(field) &&
  formatOf(field) === undefined;
