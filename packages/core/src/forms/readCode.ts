import { latinDigits } from '#ui/text/latinDigits.ts';

/**
 * A typed or pasted code as it is sent: messages group its digits with spaces or dashes, and Thai keyboards type Thai
 * digits.
 */
export const readCode = (typed: string): string => latinDigits(typed).replace(/[\s\u200B\u2060-]/g, '');
