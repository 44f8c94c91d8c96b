/** Small builders for compact SVG text. Every number is rounded: bytes are the budget here. */

/** A number as short SVG text, at most `digits` decimals, without a leading zero. */
export function num(value: number, digits = 0): string {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  if (rounded === 0) return '0';
  const text = String(rounded);
  if (text.startsWith('0.')) return text.slice(1);
  if (text.startsWith('-0.')) return `-${text.slice(2)}`;
  return text;
}

/** Joins numbers the way SVG allows: a minus sign is its own separator. */
export function nums(values: readonly number[], digits = 0): string {
  let text = '';
  for (const value of values) {
    const part = num(value, digits);
    text += text === '' || part.startsWith('-') ? part : ` ${part}`;
  }
  return text;
}

// Drawings compute points with fractions; beyond one decimal they only cost bytes.
const longFraction = /(-?)\d*\.\d{2,}/g;

function tidy(d: string): string {
  if (!d.includes('.')) return d;
  // A minus also separates numbers, so it stays even in front of a zero.
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

/** A group; leaves the content alone when there is nothing to say about it. */
export function group(content: string, attributes: string): string {
  return content === '' ? '' : `<g ${attributes}>${content}</g>`;
}

/** x, y in user units. */
export type Point = readonly [x: number, y: number];

function attr(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${value}"`;
}
