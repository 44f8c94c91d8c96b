import { contrastRatio, over, parseColor } from './contrast.ts';
import { groupNamedBy, type LayoutName } from './layoutTokens.ts';
import type { Rgba } from './rgba.ts';
import { type Tokens } from './tokens.ts';

/** A text or line of the layout tokens that cannot be seen. */
export interface LayoutProblem {
  /** The tokens that make it, the one that is most likely wrong first. */
  readonly names: readonly [LayoutName, ...LayoutName[]];
  /** The lowest contrast; 1 for a colour that cannot be measured. */
  readonly ratio: number;
  readonly minimum: 4.5 | 3;
}

const white: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const black: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/**
 * Looks for texts and lines that the layout tokens make unreadable.
 * @param colors the colours of the mode in which it is looked
 */
export function layoutProblems(layout: Tokens['layout'], colors: Tokens['color']): readonly LayoutProblem[] {
  const read = (value: string): Rgba | undefined => {
    if (value === 'none') return { ...black, a: 0 };
    return parseColor(groupNamedBy('color', value) === undefined ? value : colors[value as keyof typeof colors]);
  };
  const page = { ...(read('canvas') ?? black), a: 1 };
  const card = blend(read('surface'), page);
  // As pairs of colours are measured: a translucent background lies on the page.
  const on = (fill: LayoutName, ...grounds: readonly (Rgba | undefined)[]) =>
    layout[fill] === 'none' ? grounds : [blend(read(layout[fill]), page)];
  const isOnCover = layout.captionRow === '1';
  // A cover can have any colour.
  const covers = [white, black].map((cover) => blend(read(layout.captionShade), cover));
  const checks = [
    { names: ['tabInk', 'tabFill'], grounds: on('tabFill', page, card), minimum: 4.5 },
    { names: ['priceInk', 'priceFill'], grounds: on('priceFill', card), minimum: 4.5 },
    {
      names: ['captionInk', 'captionShade', 'captionRow'],
      grounds: isOnCover ? covers : [page],
      minimum: 4.5,
    },
    ...(layout.priceLine === 'none' ? [] : [{ names: ['priceLine'] as const, grounds: [card], minimum: 3 as const }]),
  ] as const;
  return checks.flatMap(({ names, grounds, minimum }): LayoutProblem[] => {
    const ink = read(layout[names[0]]);
    const ratio = Math.min(
      ...grounds.map((ground) => (ink === undefined || ground === undefined ? 1 : contrastRatio(ink, ground))),
    );
    return ratio < minimum ? [{ names: [...names], ratio, minimum }] : [];
  });
}

const blend = (front: Rgba | undefined, behind: Rgba | undefined): Rgba | undefined =>
  front === undefined || behind === undefined ? undefined : over(front, behind);
