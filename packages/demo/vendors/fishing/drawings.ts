import { disc, fill, mirrored, shade, stroke } from '../shared/drawing.ts';
import type { FishKind } from './server/rules.ts';

// Every fish faces left in a square of 100, lit from above.

const eye = (x: number, y: number, r = 3.4): string =>
  disc(x, y, r + 1.8, '#fff8ea') + disc(x - 0.6, y, r, '#181322') + disc(x - 1.6, y - 1.2, r / 3, '#fff');

const minnow =
  shade('minnow-body', '#c8f4ff', '#2b7fb8') +
  shade('minnow-fin', '#8fdcf2', '#215f9c') +
  fill('M70 50c8-4 14-12 22-16-3 10-3 22 0 32-8-4-14-12-22-16z', 'url(#minnow-fin)') +
  fill('M36 40c6-10 18-14 28-12-2 6-8 12-14 14z', 'url(#minnow-fin)') +
  fill('M8 51c14-18 46-22 68-2-20 20-54 20-68 2z', 'url(#minnow-body)') +
  stroke('M34 50c12 2 24 2 36 0', '#eafcff', 3, 'opacity=".8"') +
  fill('M44 58c6 2 10 8 10 12-7-1-12-5-14-11z', 'url(#minnow-fin)') +
  eye(22, 47);

const clown =
  shade('clown-body', '#ffb454', '#e2571c') +
  shade('clown-fin', '#ff9b45', '#c8401a') +
  fill('M74 50c6-8 14-12 20-12-3 8-3 16 0 24-6 0-14-4-20-12z', 'url(#clown-fin)') +
  fill('M30 28c10-12 32-10 44 4-8 4-18 6-28 4z', 'url(#clown-fin)') +
  fill('M36 72c10 10 26 8 34-4-8-3-18-3-26-1z', 'url(#clown-fin)') +
  fill('M8 51c8-26 54-32 72-3-14 30-60 30-72 3z', 'url(#clown-body)') +
  fill('M32 29c-4 12-4 30 0 44 4 1 8 2 11 2-5-14-5-34-1-48-4 0-7 1-10 2z', '#fff7ec') +
  fill('M62 30c4 12 4 26 0 39 4-2 7-4 9-7 3-8 3-17 0-26-3-3-6-5-9-6z', '#fff7ec') +
  fill('M48 52c8-2 14 2 16 8-7 3-14 1-18-3z', 'url(#clown-fin)') +
  stroke('M12 57c4 1 7 0 9-2', '#7a2410', 1.8) +
  eye(21, 46);

const spikes = Array.from({ length: 14 }, (_, at) => {
  const angle = (at / 14) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const point = (r: number, turn: number) => `${46 + r * Math.cos(angle + turn)} ${50 + r * Math.sin(angle + turn)}`;
  return fill(`M${point(30, -0.12)}L${46 + 42 * x} ${50 + 42 * y}L${point(30, 0.12)}z`, '#b98a2e');
}).join('');

const puffer =
  shade('puffer-body', '#ffe69a', '#c98a2b', true) +
  fill('M76 50c6-6 12-9 18-9-3 6-3 12 0 18-6 0-12-3-18-9z', '#d69a34') +
  spikes +
  disc(46, 50, 34, 'url(#puffer-body)') +
  fill('M16 62c10 20 46 26 62 2-14 6-46 8-62-2z', '#fff4d6') +
  disc(58, 32, 4, '#a8721f', 'opacity=".55"') +
  disc(68, 44, 3, '#a8721f', 'opacity=".55"') +
  disc(46, 26, 3, '#a8721f', 'opacity=".55"') +
  fill('M50 52c10-4 18 0 20 8-8 3-16 1-21-3z', '#e0a640') +
  stroke('M14 56c4 2 8 1 10-2', '#7a4b12', 2.2) +
  eye(28, 42, 4.4);

const turtle =
  shade('turtle-shell', '#9fd07a', '#2c6b3a', true) +
  shade('turtle-skin', '#bfe6a4', '#5a9a58') +
  fill('M40 64c-8 12-18 20-28 20 2-12 10-22 20-26z', 'url(#turtle-skin)') +
  fill('M44 34C36 20 26 12 16 12c0 12 8 22 20 28z', 'url(#turtle-skin)') +
  fill('M76 62c6 6 10 8 16 8-2-8-6-12-12-14zM76 38c6-6 10-8 16-8-2 8-6 12-12 14z', 'url(#turtle-skin)') +
  fill('M30 50c0-8-6-13-14-13S2 43 2 50s6 13 14 13 14-5 14-13z', 'url(#turtle-skin)') +
  fill('M86 50c0 16-14 27-32 27S24 66 24 50s12-27 30-27 32 11 32 27z', 'url(#turtle-shell)') +
  stroke(
    'M44 38l14-4 12 8v16l-12 8-14-4-6-12zM44 38l-8-8M58 34l2-10M70 42l10-6M70 58l10 6M58 66l2 10M44 62l-8 8',
    '#1e4d2b',
    2.4,
    'opacity=".6"',
  ) +
  eye(11, 47, 2.8);

const shark =
  shade('shark-body', '#9fb6cc', '#33506e') +
  fill('M78 48C84 36 90 24 98 20c-2 12-4 18-6 26 2 10 4 16 5 24-8-3-14-9-19-18z', 'url(#shark-body)') +
  fill('M44 36c4-14 12-22 22-24-2 10 0 18 4 26z', 'url(#shark-body)') +
  fill('M2 52c14-20 54-26 84-4-24 22-66 24-84 4z', 'url(#shark-body)') +
  fill('M4 54c20 8 54 8 78-3-22 18-62 20-78 3z', '#eef4f8') +
  fill('M42 62c2 10 8 18 18 22 0-10-2-16-6-23z', 'url(#shark-body)') +
  stroke('M34 44c-2 5-2 9 0 13M40 43c-2 5-2 10 0 15', '#2a4058', 1.8) +
  fill('M10 57l4 4 3-4 3 5 3-5 3 4 3-4c-6-1-13-1-19 0z', '#fff') +
  eye(20, 45, 2.8);

const dragon =
  shade('dragon-body', '#ffd978', '#c7791b') +
  shade('dragon-crest', '#ff8a6b', '#b8243f') +
  stroke('M28 54c14 26 26 8 34-6s18-20 30-4', '#8a4c0e', 21) +
  stroke('M28 53c14 26 26 8 34-6s18-20 30-4', 'url(#dragon-body)', 17) +
  stroke('M32 62c10 16 20 4 28-8s14-16 24-9', '#fff0c2', 4, 'stroke-dasharray="2 5"') +
  fill('M44 50c2-8 6-12 12-14-1 6-2 10-4 14zM66 34c4-6 9-9 15-9-3 5-5 8-7 12z', 'url(#dragon-crest)') +
  fill('M90 42c4-6 6-10 8-16 2 10 2 20-2 28z', 'url(#dragon-crest)') +
  fill('M30 30c8-8 14-18 24-20-2 12-6 20-12 28z', 'url(#dragon-crest)') +
  fill('M4 52c2-16 16-26 32-20 10 6 10 24-2 32-8 4-16 2-20-2-4 0-9-4-10-10z', 'url(#dragon-body)') +
  stroke('M8 58c6 2 12 2 18-2', '#7a3a0a', 2.2) +
  stroke('M8 50C2 46 0 40 2 34M12 62c-4 6-4 10 0 16', '#b8243f', 2.6) +
  disc(8, 49, 1.6, '#7a3a0a') +
  eye(22, 42, 3.8);

/** SVG markup of the fish by kind. */
export const fishDrawings: Readonly<Record<FishKind, string>> = { minnow, clown, puffer, turtle, shark, dragon };

/** SVG markup of the cannon's barrel, pointing up. It turns about the middle of the foot. */
export const barrelDrawing =
  shade('cannon-barrel', '#f4dba0', '#8f5a1c') +
  fill('M38 74l4-52h16l4 52z', 'url(#cannon-barrel)') +
  fill('M39 22c0-8 22-8 22 0l1 7H38z', '#6d3f12') +
  stroke('M41 40h18M40 54h20', '#6d3f12', 3);

/** SVG markup of the cannon's foot. */
export const footDrawing =
  shade('cannon-foot', '#7a4f92', '#2e1842') +
  fill('M18 100c0-24 14-38 32-38s32 14 32 38z', 'url(#cannon-foot)') +
  mirrored(disc(34, 84, 4, '#f3c567')) +
  disc(50, 80, 8, '#f3c567') +
  disc(48, 78, 3, '#fff3cf');
