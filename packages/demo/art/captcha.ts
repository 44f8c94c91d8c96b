import { fold, glyphOf } from './glyphs.ts';
import { encodePng } from './png.ts';
import { createRandom, hash, type Random } from './random.ts';
import type { Point } from './svg.ts';

/** The size of the picture in pixels. */
export const captchaWidth = 120;
export const captchaHeight = 44;

const shades = 16;
const paper = [250, 246, 238] as const;
const inks = [
  [43, 45, 104],
  [96, 32, 66],
  [18, 78, 84],
  [104, 52, 20],
] as const;

/**
 * Draws a captcha as a PNG of 120 by 44 pixels: distorted characters, crossed by a few lines and specks. Up to about eight
 * letters or digits are readable.
 */
export function drawCaptchaPng(text: string, seed: number): Uint8Array {
  const random = createRandom(seed ^ hash(text), 'captcha');
  // Ink coverage per pixel from 0 to 1; overlapping strokes do not exceed 1.
  const cover = new Float32Array(captchaWidth * captchaHeight);
  const characters = [...fold(text)];
  const cell = (captchaWidth - 16) / Math.max(1, characters.length);
  for (const [index, character] of characters.entries()) {
    drawCharacter(cover, random, character, 8 + cell * (index + 0.5), cell);
  }
  drawNoise(cover, random);
  const ink = random.pick(inks);
  const colours = Array.from({ length: shades }, (_, step): [number, number, number] => {
    const share = step / (shades - 1);
    return [0, 1, 2].map((channel) =>
      Math.round((paper[channel] ?? 0) + ((ink[channel] ?? 0) - (paper[channel] ?? 0)) * share),
    ) as [number, number, number];
  });
  const pixels = Uint8Array.from(cover, (value) => Math.round(Math.min(1, value) * (shades - 1)));
  return encodePng(captchaWidth, captchaHeight, pixels, colours);
}

function drawCharacter(cover: Float32Array, random: Random, character: string, centre: number, cell: number): void {
  const glyph = glyphOf(character);
  const size = random.range(22, 26);
  const unitY = size / 10;
  const unitX = Math.min(unitY * 0.8, (cell * 0.74) / Math.max(3, glyph.width));
  const turn = random.range(-0.24, 0.24);
  const lean = random.range(-0.16, 0.16);
  const sway = random.range(0.6, 1.5);
  const phase = random.range(0, 6);
  const middle = captchaHeight / 2 + random.range(-3, 3);
  const place = (x: number, y: number): Point => {
    const flatX = (x - glyph.width / 2) * unitX + (5 - y) * unitY * lean;
    const flatY = (y - 5) * unitY;
    return [
      centre + flatX * Math.cos(turn) - flatY * Math.sin(turn) + Math.sin(y * 0.7 + phase) * sway,
      middle + flatX * Math.sin(turn) + flatY * Math.cos(turn) + Math.sin(x * 0.8 + phase) * sway * 0.7,
    ];
  };
  const width = random.range(1.25, 1.7);
  for (const stroke of glyph.strokes) {
    const { vertices, closed } = stroke;
    const count = closed ? vertices.length + 1 : vertices.length;
    let from: Point | undefined;
    for (let index = 0; index < count; index += 1) {
      for (const [x, y] of corner(vertices, index % vertices.length, closed)) {
        const to = place(x, y);
        if (from) drawSegment(cover, from, to, width);
        from = to;
      }
    }
  }
}

/** The points of a vertex's rounded corner. */
function corner(vertices: readonly (readonly [number, number, number])[], index: number, closed: boolean): Point[] {
  const count = vertices.length;
  const [x, y, radius] = vertices[index] ?? [0, 0, 0];
  const before = vertices[(index - 1 + count) % count];
  const after = vertices[(index + 1) % count];
  const end = !closed && (index === 0 || index === count - 1);
  if (radius === 0 || end || !before || !after) return [[x, y]];
  const toward = (other: readonly [number, number, number]): Point => {
    const share = Math.min(0.5, radius / (Math.hypot(other[0] - x, other[1] - y) || 1));
    return [x + (other[0] - x) * share, y + (other[1] - y) * share];
  };
  const start = toward(before);
  const stop = toward(after);
  return [0, 0.33, 0.67, 1].map((t): Point => [
    start[0] * (1 - t) ** 2 + 2 * x * t * (1 - t) + stop[0] * t ** 2,
    start[1] * (1 - t) ** 2 + 2 * y * t * (1 - t) + stop[1] * t ** 2,
  ]);
}

/** Draws lines across the text, and specks. */
function drawNoise(cover: Float32Array, random: Random): void {
  for (let strand = 0; strand < 3; strand += 1) {
    const y = random.range(8, captchaHeight - 8);
    const swing = random.range(4, 10);
    const pace = random.range(0.03, 0.07);
    const phase = random.range(0, 6);
    let from: Point = [0, y + Math.sin(phase) * swing];
    for (let x = 5; x <= captchaWidth; x += 5) {
      const to: Point = [x, y + Math.sin(phase + x * pace) * swing];
      drawSegment(cover, from, to, 0.55);
      from = to;
    }
  }
  for (let speck = 0; speck < 46; speck += 1) {
    const at: Point = [random.range(1, captchaWidth - 1), random.range(1, captchaHeight - 1)];
    drawSegment(cover, at, at, random.range(0.4, 0.8));
  }
}

/** Draws a round-ended stroke of half-width `half` in pixels, antialiased over one pixel. */
function drawSegment(cover: Float32Array, from: Point, to: Point, half: number): void {
  const reach = half + 1;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
  const right = Math.min(captchaWidth - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(captchaHeight - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = dx * dx + dy * dy || 1;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const share = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
      const awayX = x - from[0] - dx * share;
      const awayY = y - from[1] - dy * share;
      const value = Math.min(1, Math.max(0, half + 0.5 - Math.sqrt(awayX * awayX + awayY * awayY)));
      const at = y * captchaWidth + x;
      if (value > (cover[at] ?? 0)) cover[at] = value;
    }
  }
}
