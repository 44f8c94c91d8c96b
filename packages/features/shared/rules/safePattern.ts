/** Longer expressions are not read, longer values not held against one: what a search can cost is bounded by both. */
export const longestPattern = 200;
export const longestValue = 100;
/** Parts of variable length in a row. Each multiplies what a search can cost by the length of the value. */
const mostRepeats = 3;

const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
/** Only letters that JavaScript knows the meaning of; also no reference to a group, which cannot be bounded. */
const strangeEscape = /\\(?:[1-9]|k|[^dDwWsSbBnrtfvxupP0-9\W_])/;
const lookbehind = /\(\?<[=!]/;

interface Level {
  /** Anything of variable length, or a choice: repeated as a whole it may be read in exponentially many ways. */
  ambiguous: boolean;
  repeats: number;
  readonly lookahead: boolean;
}
const level = (lookahead: boolean): Level => ({ ambiguous: false, repeats: 0, lookahead });

/**
 * May this expression of the server be run on what a player types? A cautious reading: no repeated group that has a
 * choice or a repetition inside, few repetitions in a row. Refuses some that would do no harm; then nothing is checked
 * here, and the server's own answer counts.
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
        if (here.repeats > mostRepeats) return false;
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
      // What is inside a lookahead is searched on its own; a plain group is part of the row that it stands in.
      if (around !== undefined && !here.lookahead) {
        around.ambiguous ||= here.ambiguous;
        around.repeats += here.repeats;
        if (around.repeats > mostRepeats) return false;
      }
      at += 1;
    } else {
      if (character === '|') here.ambiguous = true;
      at += character === '[' ? setLength(source, at) : character === '\\' ? 2 : 1;
    }
  }
  return levels.length === 1;
}

/** A set of characters, `[…]`, is one character whatever stands in it. */
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
      // Unicode is stricter; `\p{…}` means something in Unicode only.
      if (/\\[pPu]/.test(source)) return null;
    }
  }
  return null;
}

/** Holds a value against an expression of the server; null when it cannot be run safely. */
export function safePattern(source: string): ((value: string) => boolean) | null {
  if (!isSafePattern(source)) return null;
  const expression = compile(source);
  return expression && ((value) => value.length > longestValue || expression.test(value));
}
