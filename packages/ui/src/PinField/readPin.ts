import { latinDigits } from '../text/latinDigits.ts';
/**
 * Reads the digits of a typed or pasted PIN, e.g. `๑๒๓ 456` as `123456`. Accepts Thai digits, drops everything else, and
 * cuts at `length`.
 */
export const readPin = (text: string, length: number): string => latinDigits(text).replace(/\D/g, '').slice(0, length);
