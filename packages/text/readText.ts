import { composeThai } from './thai.ts';

/**
 * Matches what cannot be seen: marks of direction and joining, zero-width spaces, soft hyphens, control characters. The
 * group is an emoji with the marks that belong to it, without which it would look different.
 */
const unseen =
  /(\p{ExtPict}[\uFE0F\p{EMod}]*(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]*)*)|[\p{DI}\uFFF9-\uFFFB]|(?!\s)\p{Cc}/gu;

/** Wide forms of the characters of a keyboard, as Chinese and Japanese ones type them. */
const wide = /[\uFF01-\uFF5E]/g;
const narrow = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) - 0xfee0);

/**
 * Drops what cannot be seen, and writes what looks the same in one way (NFC, Thai). Not NFKC, which makes `x2` of `x²`. The
 * order of Thai marks can be settled only after that of others, and changes it.
 */
const settle = (text: string): string => composeThai(text.replace(unseen, '$1').normalize()).normalize();

/**
 * Reads what was typed or pasted into one line, such as a name: without what cannot be seen, with one way to write what looks
 * the same, single spaces, and wide letters as plain ones. Two texts are read as the same only if they look the same but for
 * width and spaces. Reading twice changes nothing. Not for passwords, which are taken as typed.
 */
export const readText = (typed: string): string => settle(typed.replace(wide, narrow)).replace(/\s+/g, ' ').trim();

/** Like `readText`, and keeps wide letters and spaces as they are, for what has to be written in them. */
export const readWideText = (typed: string): string => settle(typed).trim();

/** Reads what was typed or pasted into several lines, such as a message. Keeps lines, spaces within them and wide letters. */
export const readLines = (typed: string): string => readWideText(typed.replace(/\r\n?/g, '\n'));
