import type { Face } from './faces.ts';
import { fold } from './glyphs.ts';
import { measure, stemOf, type TypeLine } from './lettering.ts';

/** The area of a title, in user units. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A typeset title. Lengths are in user units. */
export type Setting = {
  readonly lines: readonly TypeLine[];
  /** The stem thickness of all lines. */
  readonly stem: number;
  readonly cap: number;
  /** The top of the first line's capitals. `bottom` is the baseline of the last line. */
  readonly top: number;
  readonly bottom: number;
  /** The ink width of the longest line. */
  readonly width: number;
};

/** Longer titles end in an ellipsis, because letters would be smaller than 5 px on a cover 150 px wide. */
const longest = 30;

/** Shortens a text with an ellipsis, at a word boundary if one is near. */
export function shorten(text: string, limit = longest): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit * 0.6 ? cut.slice(0, space) : cut).trimEnd()}\u2026`;
}

/** All ways to break words into at most `most` lines. */
function breaks(words: readonly string[], most: number): string[][] {
  const whole = [[words.join(' ')]];
  if (most === 1 || words.length === 1) return whole;
  const result = whole;
  for (let at = 1; at < words.length; at += 1) {
    const head = words.slice(0, at).join(' ');
    for (const tail of breaks(words.slice(at), most - 1)) result.push([head, ...tail]);
  }
  return result;
}

/** The largest letter width between two limits at which a line fits into `space`. `inkAt` must be increasing. */
function widthFor(space: number, low: number, high: number, inkAt: (width: number) => number): number {
  if (inkAt(high) <= space) return high;
  let fits = low;
  let tooWide = high;
  for (let step = 0; step < 7; step += 1) {
    const middle = (fits + tooWide) / 2;
    if (inkAt(middle) > space) tooWide = middle;
    else fits = middle;
  }
  return fits;
}

/** The largest cap height (not above `cap`) and the letter width at which the longest line fits. */
function fitLine(texts: readonly string[], face: Face, cap: number, space: number): { cap: number; width: number } {
  const widest = (width: number) => Math.max(...texts.map((text) => measure(text, face, cap, width)));
  const narrow = widest(face.narrowest);
  if (narrow > space) return { cap: (cap * space) / narrow, width: face.narrowest };
  return { cap, width: widthFor(space, face.narrowest, face.width, widest) };
}

/**
 * Typesets a title into a box. Picks the line break with the largest letters, fits each line's width within the limits of
 * the face, and uses one stem thickness for all lines.
 */
export function setTitle(
  title: string,
  face: Face,
  box: Box,
  options: { mostLines?: number; align?: 'start' | 'middle'; leading?: number } = {},
): Setting {
  const { mostLines = 2, align = 'middle', leading = 0.34 } = options;
  const text = shorten(fold(title)) || '-';
  let best: { texts: string[]; cap: number; width: number; score: number } | undefined;
  for (const texts of breaks(text.split(' '), mostLines)) {
    const most = box.height / (texts.length + (texts.length - 1) * leading);
    const fitted = fitLine(texts, face, most, box.width);
    // Scores by the area of a letter; its height alone would favour tall, thin letters.
    const orphan = texts.length > 1 && texts.some((line) => line.length < 3);
    const score = fitted.cap * fitted.width ** 1.15 * (texts.length === 1 ? 1.05 : 1) * (orphan ? 0.7 : 1);
    if (!best || score > best.score) best = { texts, ...fitted, score };
  }
  const { texts, cap, width } = best ?? { texts: [text], cap: box.height, width: face.width };
  const height = cap * (texts.length + (texts.length - 1) * leading);
  const top = box.y + (box.height - height) / 2;
  const stem = stemOf(face, cap, width);
  let longestLine = 0;
  const lines = texts.map((line, index): TypeLine => {
    const y = top + index * cap * (1 + leading);
    const stretched = stretch(line, face, cap, width, texts, box.width);
    longestLine = Math.max(longestLine, stretched.ink);
    const x = align === 'start' ? box.x : box.x + (box.width - stretched.ink) / 2;
    return { text: line, x, y, cap, width: stretched.width, extra: stretched.extra };
  });
  return { lines, stem, cap, top, bottom: top + height, width: longestLine };
}

/** Widens a shorter line to the longest one when their widths are similar, so that the lines form a block. */
function stretch(
  text: string,
  face: Face,
  cap: number,
  width: number,
  texts: readonly string[],
  space: number,
): { width: number; extra: number; ink: number } {
  const target = Math.min(space, Math.max(...texts.map((line) => measure(line, face, cap, width))));
  const own = measure(text, face, cap, width);
  const limit = Math.min(face.widest, width * 1.3);
  if (own >= target || texts.length === 1) return { width, extra: 0, ink: own };
  const wide = measure(text, face, cap, limit);
  if (wide >= target) {
    const fitted = widthFor(target, width, limit, (one) => measure(text, face, cap, one));
    return { width: fitted, extra: 0, ink: measure(text, face, cap, fitted) };
  }
  const extra = Math.min(cap * 0.16, (target - wide) / Math.max(1, text.length - 1));
  if (wide + extra * (text.length - 1) < target * 0.97) return { width, extra: 0, ink: own };
  return { width: limit, extra, ink: wide + extra * (text.length - 1) };
}
