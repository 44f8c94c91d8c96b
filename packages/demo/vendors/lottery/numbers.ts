// What page and server know about the numbers of a slip.

/** Reads digits as a player types or pastes them: Thai digits become 0 to 9, and everything else is left out. */
export const digitsIn = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)).replace(/\D/g, '');

/** All distinct orders of a number's digits, itself first: six for 123, three for 112, one for 111. */
export const permutationsOf = (number: string): readonly string[] => [...new Set(ordersOf(number))];

const ordersOf = (digits: string): string[] =>
  digits.length < 2
    ? [digits]
    : [...digits].flatMap((digit, at) =>
        ordersOf(digits.slice(0, at) + digits.slice(at + 1)).map((others) => digit + others),
      );

/** What two numbers have in common when they are the same bet: all digits, or the digits in any order. */
export const betOf = (number: string, { ordered }: { readonly ordered: boolean }): string =>
  ordered ? number : [...number].toSorted().join('');

/** Whether a number can be added with its permutations: it has two or three digits and their order counts. */
export const canReverse = ({ digits, ordered }: { readonly digits: number; readonly ordered: boolean }): boolean =>
  ordered && (digits === 2 || digits === 3);
