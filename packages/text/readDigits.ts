import { readText } from './readText.ts';
import { latinDigits } from './thai.ts';

/** Reads one line in which digits are expected: like `readText`, with Thai digits as 0 to 9. */
export const readDigits = (typed: string): string => latinDigits(readText(typed));

/** Reads a code or an account number: messages and papers group its characters with spaces or dashes. */
export const readCode = (typed: string): string => readDigits(readText(typed).replace(/[\s\p{Pd}\u2212]/gu, ''));
