/** One px per unit, on a screen of this width and height. A percentage is measured as a length of its own. */
const unitsOn = (width: number, height: number): Readonly<Record<string, number>> => ({
  '': 1,
  px: 1,
  rem: 16,
  em: 16,
  ch: 8,
  vw: width / 100,
  vi: width / 100,
  vh: height / 100,
  vb: height / 100,
  dvh: height / 100,
  svh: height / 100,
});

const functions: Readonly<Record<string, (values: readonly number[]) => number>> = {
  '': ([value = Number.NaN]) => value,
  calc: ([value = Number.NaN]) => value,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  clamp: ([least = Number.NaN, value = Number.NaN, most = Number.NaN]) => Math.max(least, Math.min(value, most)),
};

/**
 * Measures a CSS length in px: a number with a unit, or `calc()`, `min()`, `max()` and `clamp()` of such. Undefined for
 * anything else, percentages included.
 * @param width the screen's, in px
 */
export function measureLength(value: string, width: number, height = 800): number | undefined {
  const units = unitsOn(width, height);
  const tokens = value.match(/[-+]?(?:\d+\.?\d*|\.\d+)[a-z%]*|[a-z]*\(|[-+*/(),]/gi) ?? [];
  if (tokens.join('') !== value.replace(/\s/g, '')) return undefined;
  let at = 0;

  function factor(): number {
    const token = tokens[at] ?? '';
    at += 1;
    if (token.endsWith('(')) {
      const values = [sum()];
      while (tokens[at] === ',') {
        at += 1;
        values.push(sum());
      }
      at += tokens[at] === ')' ? 1 : Number.NaN;
      return functions[token.slice(0, -1).toLowerCase()]?.(values) ?? Number.NaN;
    }
    const [, number, unit = ''] = /^([-+]?[\d.]+)([a-z%]*)$/i.exec(token) ?? [];
    return Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  }
  function product(): number {
    let result = factor();
    for (let sign = tokens[at]; sign === '*' || sign === '/'; sign = tokens[at]) {
      at += 1;
      result = sign === '*' ? result * factor() : result / factor();
    }
    return result;
  }
  function sum(): number {
    let result = product();
    for (let sign = tokens[at]; sign === '+' || sign === '-'; sign = tokens[at]) {
      at += 1;
      result += sign === '+' ? product() : -product();
    }
    return result;
  }

  const result = sum();
  return at === tokens.length && Number.isFinite(result) ? result : undefined;
}
