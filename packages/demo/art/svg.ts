// Builders for compact SVG text. All numbers are rounded to save bytes.

/** Formats a number as short SVG text with at most `digits` decimals and without a leading zero. */
export function num(value: number, digits = 0): string {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  if (rounded === 0) return '0';
  const text = String(rounded);
  if (text.startsWith('0.')) return text.slice(1);
  if (text.startsWith('-0.')) return `-${text.slice(2)}`;
  return text;
}

/** Joins numbers as SVG text. A minus sign needs no separator before it. */
export function nums(values: readonly number[], digits = 0): string {
  let text = '';
  for (const value of values) {
    const part = num(value, digits);
    text += text === '' || part.startsWith('-') ? part : ` ${part}`;
  }
  return text;
}

// Drawings compute fractional points; more than one decimal is not visible.
const longFraction = /(-?)\d*\.\d{2,}/g;

function tidy(d: string): string {
  if (!d.includes('.')) return d;
  // The minus sign also separates numbers, so it is kept even before a zero.
  return d.replace(longFraction, (text, sign: string) => sign + Math.round(Math.abs(Number(text))));
}

/** A filled path; `extra` is raw attribute text. Long fractions in `d` are rounded to whole units. */
export function path(d: string, fill?: string, extra?: string): string {
  return `<path d="${tidy(d)}"${attr('fill', fill)}${extra ? ` ${extra}` : ''}/>`;
}

/** A stroked, unfilled path; `width` in user units. */
export function line(d: string, stroke: string, width: number, extra?: string): string {
  return `<path d="${tidy(d)}" fill="none" stroke="${stroke}" stroke-width="${num(width, 1)}"${extra ? ` ${extra}` : ''}/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, r: number, fill?: string, extra?: string): string {
  const at = `${x === 0 ? '' : ` cx="${num(x)}"`}${y === 0 ? '' : ` cy="${num(y)}"`}`;
  return `<circle${at} r="${num(r, 1)}"${attr('fill', fill)}${extra ? ` ${extra}` : ''}/>`;
}

/** A group; empty content gives an empty string. */
export function group(content: string, attributes: string): string {
  return content === '' ? '' : `<g ${attributes}>${content}</g>`;
}

/** A point in user units. */
export type Point = readonly [x: number, y: number];

function attr(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`;
}
