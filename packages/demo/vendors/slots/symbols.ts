import { makeSvg } from '../shared/dom.ts';
import { around, disc, fill, ground, mirrored, shade, stroke } from '../shared/drawing.ts';
import { installSprite, useSprite } from '../shared/sprite.ts';
import type { CommonSymbol, SlotSymbol } from './server/looks.ts';

const lotus =
  shade('lotus-back', '#e58aa6', '#a63a68') +
  shade('lotus-side', '#f6b3c4', '#c9527f') +
  shade('lotus-front', '#fff0ee', '#e88aa8') +
  ground(88, 30) +
  fill('M50 86C30 92 14 86 8 76c16-4 30 0 42 10 12-10 26-14 42-10-6 10-22 16-42 10z', '#2f7d66') +
  fill('M50 86C34 88 20 84 12 77c14-2 26 1 38 9z', '#49a083') +
  mirrored(fill('M50 82C28 74 20 52 26 26c16 10 24 30 24 56z', 'url(#lotus-back)')) +
  fill('M50 82C37 64 37 34 50 12c13 22 13 52 0 70z', 'url(#lotus-back)') +
  mirrored(fill('M50 84C26 82 10 66 8 46c20 2 36 16 42 38z', 'url(#lotus-side)')) +
  mirrored(fill('M50 84C34 76 26 58 28 40c14 8 22 24 22 44z', 'url(#lotus-side)')) +
  fill('M50 84C39 70 39 46 50 28c11 18 11 42 0 56z', 'url(#lotus-front)') +
  stroke('M50 38v32', '#d9718f', 1.4, 'opacity=".5"');

const coin =
  shade('coin-rim', '#f9dc8d', '#a8690f') +
  shade('coin-face', '#ffeeb4', '#d99a24', true) +
  ground(92, 28) +
  disc(50, 50, 38, 'url(#coin-rim)') +
  disc(50, 50, 33, '#b97a17') +
  disc(50, 49, 32, 'url(#coin-face)') +
  around(24, 50, 50, '<circle cx="50" cy="21.5" r="1.25" fill="#b97a17" opacity=".7"/>') +
  fill('M50 66c-6-8-6-21 0-32 6 11 6 24 0 32z', '#b06f12') +
  mirrored(
    fill('M48 66c-9-3-15-11-15-21 8 3 14 11 15 21z', '#b97a17') +
      fill('M47 67c-8 2-17-1-22-8 9-2 17 1 22 8z', '#c4861f'),
  ) +
  stroke('M35 70h30', '#b06f12', 2.6) +
  stroke('M24 38a29 29 0 0 1 20-16', '#fffbe6', 3, 'opacity=".9"');

const fish =
  shade('fish-body', '#ff9d6b', '#c8321f') +
  shade('fish-fin', '#ffc39a', '#d9512f') +
  ground(90, 24) +
  fill('M67 31C84 24 92 12 91 6c-14 0-25 6-31 18-8-2-14 2-14 2s10 8 21 5z', 'url(#fish-fin)') +
  fill('M64 30C60 18 50 8 40 8c0 10 6 20 16 24z', 'url(#fish-fin)') +
  fill('M66 24C82 40 76 68 54 80 38 88 20 86 14 78c-2-12 6-28 20-40 11-9 22-14 32-14z', 'url(#fish-body)') +
  fill('M62 27c9 9 10 22 5 33-8-6-14-18-5-33zM44 34c4 8 4 16-2 24-6-3-10-8-11-13 4-4 8-8 13-11z', '#fff4e6') +
  fill('M14 78c6 8 24 10 40 2-8-2-14-8-18-14-8 8-16 12-22 12z', '#fff4e6', 'opacity=".9"') +
  fill('M52 78c2 8 10 14 18 14 2-8-2-18-8-20z', 'url(#fish-fin)') +
  stroke('M50 46c4 2 6 5 7 9M44 56c4 1 7 4 9 8M56 38c4 2 6 5 7 9', '#a52a1a', 1.6, 'opacity=".45"') +
  stroke('M34 52c-2 8 2 16 9 19', '#a52a1a', 2, 'opacity=".55"') +
  disc(25, 65, 4.4, '#fffaf0') +
  disc(24.4, 65.4, 2.6, '#24121c') +
  disc(23.6, 64.4, 0.9, '#fff');

const lantern =
  shade('lantern-body', '#f2695a', '#941a2c', true) +
  shade('lantern-cap', '#6b4560', '#2c1630') +
  ground(95, 12) +
  stroke('M50 4v9', '#3d2338', 2.4) +
  fill('M36 13h28l3 8H33z', 'url(#lantern-cap)') +
  fill('M33 20h34c18 8 22 36 0 48H33C11 56 15 28 33 20z', 'url(#lantern-body)') +
  mirrored(
    stroke('M43 20c-8 14-8 34 0 48', '#7d1226', 1.8, 'opacity=".55"') +
      stroke('M36 20C22 30 22 58 36 68', '#7d1226', 1.8, 'opacity=".55"'),
  ) +
  fill('M50 31c7 4 9 11 9 14 0 8-5 12-9 13-4-1-9-5-9-13 0-3 2-10 9-14z', '#ffe3ae') +
  fill('M50 38c4 3 5 6 5 9 0 4-2 7-5 8-3-1-5-4-5-8 0-3 1-6 5-9z', '#f6a04a') +
  stroke('M25 34c-3 8-2 15 2 22', '#ffc5b4', 3, 'opacity=".75"') +
  fill('M34 67h32l-3 7H37z', 'url(#lantern-cap)') +
  stroke('M50 74v5', '#3d2338', 2.2) +
  fill('M46 79h8l3 15h-14z', '#b3263a') +
  stroke('M47.5 82l-1.5 11M50 82v11M52.5 82l1.5 11', '#7d1226', 1);

const star =
  shade('star-lit', '#a9c4ff', '#4a62c4') +
  shade('star-dark', '#3c50ac', '#1f2a6b') +
  ground(91, 24) +
  around(
    5,
    50,
    51,
    fill('M50 51L50 8 38.5 35.2z', 'url(#star-lit)') + fill('M50 51L50 8 61.5 35.2z', 'url(#star-dark)'),
  ) +
  around(5, 50, 51, fill('M50 51L50 30 43.8 42.5z', '#dbe6ff', 'opacity=".55"')) +
  stroke('M50 8L38.5 35.2 9 37.7', '#e6eeff', 1.6, 'opacity=".9"') +
  disc(50, 51, 4.5, '#eef3ff');

const gem =
  shade('gem-top', '#d7fbe6', '#3fb58b') +
  shade('gem-left', '#4cc79a', '#0f6b58') +
  shade('gem-right', '#1d8a6c', '#07433f') +
  ground(92, 18) +
  fill('M28 18h44l20 24-42 48L8 42z', '#0f6b58') +
  fill('M28 18h44l-8 24H36z', 'url(#gem-top)') +
  fill('M28 18L8 42h28z', '#7fdcb6') +
  fill('M72 18l20 24H64z', '#2a9d7c') +
  fill('M8 42h28l14 48z', 'url(#gem-left)') +
  fill('M64 42h28L50 90z', 'url(#gem-right)') +
  fill('M36 42h28L50 90z', '#2ca583') +
  fill('M36 42h14v48z', '#54c99f', 'opacity=".8"') +
  stroke('M28 18L8 42', '#eafff4', 1.8, 'opacity=".8"') +
  fill('M34 22h20l-4 8H34z', '#fff', 'opacity=".55"');

const tiger =
  shade('tiger-face', '#ffb45e', '#d8661c', true) +
  ground(91, 28) +
  mirrored(disc(24, 27, 14, '#c9591a') + disc(25, 28, 8, '#f6c6a4')) +
  fill(
    'M50 16c24 0 38 14 38 34 0 8 4 12 2 18-6 0-8 4-12 8-7 8-17 12-28 12s-21-4-28-12c-4-4-6-8-12-8-2-6 2-10 2-18 0-20 14-34 38-34z',
    'url(#tiger-face)',
  ) +
  mirrored(
    fill('M50 60c-8-2-16 0-22 6-4 8 4 18 22 20z', '#fff3e2') + fill('M22 42c4-6 14-8 20-2-2 8-14 12-20 2z', '#fff3e2'),
  ) +
  fill('M46 16h8l-4 20zM38 18l4 2-1 13zM62 18l-4 2 1 13z', '#3a1a1c') +
  mirrored(
    fill(
      'M13 48c6 0 10 2 14 5-5 1-10 1-14-1zM14 58c5-1 9 0 12 2-4 2-8 3-12 2zM19 69c4-2 7-2 10-1-2 3-5 5-8 5z',
      '#3a1a1c',
    ) +
      fill('M26 41c4-4 11-5 15 0-4 5-11 5-15 0z', '#e8c22f') +
      disc(35, 41, 3.6, '#24121c') +
      disc(34, 39.8, 1.1, '#fff') +
      stroke('M24 36c5-5 13-5 18 0', '#3a1a1c', 2.6) +
      stroke('M50 70c-3 6-10 6-13 2', '#3a1a1c', 2.4) +
      disc(37, 66, 1.1, '#8a4a2c') +
      disc(33, 69, 1.1, '#8a4a2c'),
  ) +
  fill('M42 57c5-3 11-3 16 0-1 6-5 9-8 10-3-1-7-4-8-10z', '#b3445a') +
  stroke('M50 67v4', '#3a1a1c', 2.2);

const naga =
  shade('naga-body', '#6fd0c0', '#0d5a66') +
  shade('naga-crest', '#ff9a76', '#a8243f') +
  ground(93, 28) +
  fill(
    'M30 38C22 28 24 14 34 4c0 8 4 12 8 14 0-8 6-14 14-16-4 8 0 14 4 18 6-4 12-4 18-2-6 4-8 8-8 14z',
    'url(#naga-crest)',
  ) +
  fill('M66 30c10 4 16 12 20 22-6-2-10-1-12 0 4 6 4 12 2 20-4-4-8-6-12-6z', 'url(#naga-crest)') +
  fill(
    'M50 22c20 0 30 14 26 30-3 11-14 14-16 20-2 7 6 10 14 8-4 10-22 14-32 4-9-9-4-20 2-26-8 4-20 4-30-2 0-6 4-10 10-11-1-13 10-23 26-23z',
    'url(#naga-body)',
  ) +
  fill('M14 56c10 6 22 6 30 2-4 4-6 9-6 13-10 1-20-4-24-15z', '#f7e6d2') +
  stroke('M15 55c8 3 18 3 26 0', '#083c46', 2) +
  stroke('M48 68c6-6 14-8 16-16M47 76c5-4 8-6 11-8', '#bff0e2', 2, 'opacity=".7"') +
  stroke('M57 30c8 2 12 8 12 16M54 38c5 1 8 5 8 10', '#083c46', 1.8, 'opacity=".45"') +
  fill('M30 40c4-6 12-7 17-2-4 6-12 7-17 2z', '#fff6dc') +
  disc(39, 39.5, 3.4, '#24121c') +
  disc(38, 38.4, 1, '#fff') +
  stroke('M28 36c5-6 14-7 20-1', '#083c46', 2.6) +
  disc(19, 49, 1.6, '#083c46');

const drawings: Readonly<Record<CommonSymbol, string>> = { naga, tiger, gem, lantern, lotus, fish, star, coin };

/**
 * Adds the drawings of all symbols to the page, once, before `drawSymbol` refers to them.
 * @param wild the drawing of the game's own symbol
 */
export const installSymbols = (wild: string): void => installSprite({ ...drawings, wild });

/** Draws a symbol. */
export const drawSymbol = (symbol: SlotSymbol): SVGSVGElement => makeSvg('svg', { class: 'symbol' }, useSprite(symbol));
