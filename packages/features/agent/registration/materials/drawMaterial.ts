import type { BrandView } from '#core/site/brand.ts';
import { qrDrawing } from '#ui/QrCode/qrDrawing.ts';
import { tokenVariable } from '#ui/theme/tokens.ts';
import { type MaterialFormat, materialFormats } from './materials.types.ts';

/** What a picture says. */
export interface MaterialWords {
  readonly headline: string;
  readonly scan: string;
  readonly code: string;
  readonly adults: string;
}

interface Material {
  readonly format: MaterialFormat;
  readonly brand: BrandView;
  readonly href: string;
  /** The host of the site. */
  readonly site: string;
  readonly words: MaterialWords;
}

/** A line of text: its middle, or its start, the width that it may take, and its largest size; px. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly align?: CanvasTextAlign;
  readonly strong?: boolean;
}

/** Draws a picture for a sign-up link in the colours and letters of the brand. The canvas has to be in the document. */
export function drawMaterial(canvas: HTMLCanvasElement, { format, brand, href, site, words }: Material): void {
  const { width, height } = materialFormats[format];
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const style = getComputedStyle(canvas);
  const token = (group: string, name: string): string => style.getPropertyValue(tokenVariable(group, name)).trim();
  const [ground, shade, ink] = [token('color', 'accent'), token('color', 'accentHover'), token('color', 'onAccent')];
  brush.textBaseline = 'middle';

  const write = (text: string, { x, y, width: room, size, align = 'center', strong = false }: Line): void => {
    const letters = (px: number): string =>
      `${strong ? 700 : 500} ${px}px ${token('font', strong ? 'display' : 'body')}`;
    brush.font = letters(size);
    const needed = brush.measureText(text).width;
    // Thai has no spaces to break a line at: a long one gets smaller letters.
    if (needed > room) brush.font = letters((size * room) / needed);
    brush.textAlign = align;
    brush.fillText(text, x, y);
  };
  /** Fills a path inside a square. */
  const paint = (path: string, fill: string, side: number): void => {
    brush.save();
    brush.clip(new Path2D(path));
    brush.fillStyle = fill;
    brush.fillRect(0, 0, side, side);
    brush.restore();
  };
  const drawMark = (x: number, y: number, side: number): void => {
    // A picture of another host would make the canvas unreadable.
    if ('src' in brand.mark) return;
    brush.save();
    brush.translate(x, y);
    brush.scale(side / 32, side / 32);
    paint(brand.mark.primary, ink, 32);
    paint(brand.mark.secondary, token('color', 'money'), 32);
    brush.restore();
  };
  const drawCode = (x: number, y: number, side: number): void => {
    const margin = side / 10;
    const { modules, path, scale } = qrDrawing(href, side, margin);
    brush.fillStyle = 'white';
    brush.beginPath();
    brush.roundRect(x, y, side, side, margin / 2);
    brush.fill();
    brush.save();
    brush.translate(x + margin, y + margin);
    brush.scale(scale, scale);
    paint(path, 'black', modules);
    brush.restore();
  };

  brush.fillStyle = ground;
  brush.fillRect(0, 0, width, height);
  // Two petals of light behind everything.
  brush.fillStyle = shade;
  const petal = Math.max(width, height) * 0.42;
  for (const [x, y] of [[width, 0] as const, [0, height] as const]) {
    brush.beginPath();
    brush.arc(x, y, petal, 0, 2 * Math.PI);
    brush.fill();
  }
  brush.fillStyle = ink;
  if (format === 'strip') {
    drawMark(16, 21, 48);
    brush.fillStyle = ink;
    const start = 'src' in brand.mark ? 16 : 76;
    write(brand.name, { x: start, y: 34, width: 200, size: 28, align: 'start', strong: true });
    write(site, { x: start, y: 64, width: 200, size: 16, align: 'start' });
    write(words.headline, { x: 420, y: 34, width: 250, size: 24, strong: true });
    write(words.adults, { x: 420, y: 64, width: 250, size: 14 });
    write(words.code, { x: width - 16, y: 45, width: 150, size: 20, align: 'end', strong: true });
    return;
  }
  if (format === 'wide') {
    const middle = 340;
    drawMark(middle - 55, 60, 110);
    brush.fillStyle = ink;
    write(brand.name, { x: middle, y: 225, width: 560, size: 72, strong: true });
    write(words.headline, { x: middle, y: 330, width: 560, size: 44 });
    write(words.code, { x: middle, y: 410, width: 560, size: 36, strong: true });
    write(site, { x: middle, y: 470, width: 560, size: 30 });
    write(words.adults, { x: middle, y: 570, width: 560, size: 24 });
    drawCode(690, 80, 430);
    brush.fillStyle = ink;
    write(words.scan, { x: 905, y: 560, width: 430, size: 30 });
    return;
  }
  const middle = width / 2;
  const room = width - 160;
  // The story has the same lines with more air.
  const at = (share: number): number => height * share;
  const isStory = format === 'story';
  const side = isStory ? 640 : 390;
  const code = at(0.43);
  drawMark(middle - 70, at(isStory ? 0.1 : 0.05), 140);
  brush.fillStyle = ink;
  write(brand.name, { x: middle, y: at(isStory ? 0.225 : 0.235), width: room, size: 96, strong: true });
  write(words.headline, { x: middle, y: at(isStory ? 0.3 : 0.32), width: room, size: 56 });
  write(words.scan, { x: middle, y: code - 40, width: room, size: 34 });
  drawCode(middle - side / 2, code, side);
  brush.fillStyle = ink;
  write(words.code, { x: middle, y: code + side + 55, width: room, size: 48, strong: true });
  write(site, { x: middle, y: code + side + 110, width: room, size: 36 });
  write(words.adults, { x: middle, y: height - 50, width: room, size: 28 });
}
