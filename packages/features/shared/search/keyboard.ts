/** The keys of a US keyboard, row by row, and what the same keys say on a Thai one (Kedmanee, TIS 820). */
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

/** Typed in Thai, with the keyboard set to English: `[y;` is บัว. */
export const asThaiKeys = (text: string): string => translate(text, toThai);
/** Typed in English, with the keyboard set to Thai: `สนะีห` is `lotus`. */
export const asLatinKeys = (text: string): string => translate(text, toLatin);

/** Vowels and marks that stand over, under or after a consonant, and so never begin anything. */
const dangling = /(?:^|\s)[ะ-ฺๅ็-๎]/;
const clashing = /[เ-ไ](?![ก-ฮ])|[ะำๅ][ะ-ฺ็-๎]|า[ั-ฺ็-๎]|[ัิ-ู][ัิ-ู]|[่-๋][่-๋]|์[ั-ู่-๎]|[ืั](?![่-๋]?[ก-ฮ])|([ก-ฮ])\1\1\1/;
/** Could be Thai, by how its signs stand beside one another. */
export const readsAsThai = (text: string): boolean =>
  /[ก-ฮ]/.test(text) && !/[a-z]/i.test(text) && !dangling.test(text) && !clashing.test(text);

/** Could be English or Thai in Latin letters: letters with vowels among them, and no signs inside words. */
export const readsAsLatin = (text: string): boolean =>
  /^[a-z0-9' -]+$/i.test(text) && /[aeiouy]/i.test(text) && !/[bcdfghjklmnpqrstvwxz]{5}|[a-z]\d|\d[a-z]/i.test(text);

/**
 * What the same keys say with the keyboard set to the other language, if that reads like words.
 * @returns null where it does not, so that nobody is asked for nonsense
 */
export function otherKeyboard(text: string): string | null {
  const wasThai = /[\u0e01-\u0e5b]/.test(text);
  const other = wasThai ? asLatinKeys(text) : asThaiKeys(text);
  if (other === text) return null;
  if (wasThai) return readsAsLatin(other) ? other.toLowerCase() : null;
  return readsAsThai(other) ? other : null;
}
