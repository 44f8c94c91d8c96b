/** Longer expressions are rejected and longer values pass unchecked, which bounds the cost of matching. */
const longestPattern = 200;
export const longestValue = 100;
/** Allowed quantifiers in sequence. Each multiplies the cost of matching by the length of the value. */
const maxRepeats = 3;

const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
/** Escapes that JavaScript does not define, and back references, whose cost is unbounded. */
const strangeEscape = /\\(?:[1-9]|k|[^dDwWsSbBnrtfvxupP0-9\W_])/;
const lookbehind = /\(\?<[=!]/;

interface Level {
  /** Contains a quantifier or an alternative: repeating it as a whole may backtrack exponentially. */
  ambiguous: boolean;
  repeats: number;
  readonly lookahead: boolean;
}
const level = (lookahead: boolean): Level => ({ ambiguous: false, repeats: 0, lookahead });

/**
 * Whether a server's expression is safe to run on user input. Conservative: rejects repeated groups that contain an
 * alternative or a repetition, and more than a few repetitions in sequence. Values of a rejected expression are validated
 * by the server only.
 */
export function isSafePattern(source: string): boolean {
  if (source.length > longestPattern || strangeEscape.test(source) || lookbehind.test(source)) return false;
  const levels: Level[] = [level(false)];
  let closed: Level | null = null;
  for (let at = 0; at < source.length;) {
    const here = levels.at(-1);
    if (here === undefined) return false;
    const repeat = quantifier.exec(source.slice(at))?.[0];
    if (repeat !== undefined) {
      if (closed?.ambiguous) return false;
      if (!/^\{\d+\}/.test(repeat)) {
        here.ambiguous = true;
        here.repeats += 1;
        if (here.repeats > maxRepeats) return false;
      }
      closed = null;
      at += repeat.length;
      continue;
    }
    closed = null;
    const character = source[at];
    if (character === '(') {
      const lookahead = /^\(\?[=!]/.test(source.slice(at, at + 3));
      levels.push(level(lookahead));
      at += lookahead || source.startsWith('(?:', at) ? 3 : 1;
    } else if (character === ')') {
      levels.pop();
      closed = here;
      const around = levels.at(-1);
      // A lookahead is matched separately; a plain group is part of the sequence around it.
      if (around !== undefined && !here.lookahead) {
        around.ambiguous ||= here.ambiguous;
        around.repeats += here.repeats;
        if (around.repeats > maxRepeats) return false;
      }
      at += 1;
    } else {
      if (character === '|') here.ambiguous = true;
      at += character === '[' ? setLength(source, at) : character === '\\' ? 2 : 1;
    }
  }
  return levels.length === 1;
}

/** Length of the character set `[…]` that starts at `start`. */
function setLength(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += source[at] === '\\' ? 2 : 1) {
    if (source[at] === ']') return at - start + 1;
  }
  return source.length - start;
}

function compile(source: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags);
    } catch {
      // Unicode mode is stricter, so try without it. `\p{…}` exists in Unicode mode only.
      if (/\\[pPu]/.test(source)) return null;
    }
  }
  return null;
}

/** Compiles a server's expression to a predicate; null when it is not safe to run. */
export function safePattern(source: string): ((value: string) => boolean) | null {
  if (!isSafePattern(source)) return null;
  const expression = compile(source);
  return expression && ((value) => value.length > longestValue || expression.test(value));
}
