/** The characters of a US keyboard row by row, and those of the same keys on a Thai one (Kedmanee, TIS 820). */
const latin = [
  '`1234567890-=',
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '~!@#$%^&*()_+',
  'QWERTYUIOP{}|',
  'ASDFGHJKL:"',
  'ZXCVBNM<>?',
].join('');
const thai = [
  '_ๅ/-ภถุึคตจขช',
  'ๆไำพะัีรนยบลฃ',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
  '%+๑๒๓๔ู฿๕๖๗๘๙',
  '๐"ฎฑธํ๊ณฯญฐ,ฅ',
  'ฤฆฏโฌ็๋ษศซ.',
  '()ฉฮฺ์?ฒฬฦ',
].join('');

const toThai = new Map([...latin].map((key, place) => [key, thai[place] ?? key]));
const toLatin = new Map([...thai].map((sign, place) => [sign, latin[place] ?? sign]));

const translate = (text: string, map: ReadonlyMap<string, string>): string =>
  Array.from(text, (sign) => map.get(sign) ?? sign).join('');

/** Converts a Latin text to what the same keys type in Thai: `[y;` is บัว. */
export const asThaiKeys = (text: string): string => translate(text, toThai);
/** Converts a Thai text to what the same keys type in English: `สนะีห` is `lotus`. */
export const asLatinKeys = (text: string): string => translate(text, toLatin);

/** Vowels and marks above, below or after a consonant, which cannot begin a word. */
const dangling = /(?:^|\s)[ะ-ฺๅ็-๎]/;
const clashing = /[เ-ไ](?![ก-ฮ])|[ะำๅ][ะ-ฺ็-๎]|า[ั-ฺ็-๎]|[ัิ-ู][ัิ-ู]|[่-๋][่-๋]|์[ั-ู่-๎]|[ืั](?![่-๋]?[ก-ฮ])|([ก-ฮ])\1\1\1/;
/** Whether a text could be Thai, by the order of its characters. */
export const readsAsThai = (text: string): boolean =>
  /[ก-ฮ]/.test(text) && !/[a-z]/i.test(text) && !dangling.test(text) && !clashing.test(text);

/** Whether a text could be English or romanised Thai: letters with vowels, and no symbols inside words. */
export const readsAsLatin = (text: string): boolean =>
  /^[a-z0-9' -]+$/i.test(text) && /[aeiouy]/i.test(text) && !/[bcdfghjklmnpqrstvwxz]{5}|[a-z]\d|\d[a-z]/i.test(text);

/** Returns what the same keys type in the other language; null when that does not look like words. */
export function otherKeyboard(text: string): string | null {
  const wasThai = /[\u0e01-\u0e5b]/.test(text);
  const other = wasThai ? asLatinKeys(text) : asThaiKeys(text);
  if (other === text) return null;
  if (wasThai) return readsAsLatin(other) ? other.toLowerCase() : null;
  return readsAsThai(other) ? other : null;
}
