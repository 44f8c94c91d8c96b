import { groupNamedBy, layoutKindOf } from './layoutTokens.ts';
import { measureLength } from './measureLength.ts';
import type { TokenGroup } from './tokens.ts';

type Range = readonly [least: number, most: number];

/** Widths of screens on which a length has to be within its range, in px. */
const widths = [320, 1280, 2560];

/**
 * The range of each token in px, ms, or plain numbers. Outside of it a page breaks: Thai marks run into each other below
 * 13 px, a finger misses a control below 44 px, and a space as wide as the screen leaves no content.
 */
const ranges: Readonly<Record<string, Readonly<Record<string, Range>>>> = {
  weight: { regular: [200, 700], medium: [300, 800], strong: [400, 900], display: [200, 900] },
  text: { xs: [13, 18], sm: [13, 20], md: [14, 22], lg: [14, 28], xl: [16, 40], xxl: [18, 56], display: [20, 96] },
  leading: { text: [1.4, 2.2], heading: [1.2, 2], control: [1.2, 2] },
  space: {
    xxs: [0, 8],
    xs: [2, 16],
    sm: [4, 24],
    md: [6, 32],
    lg: [8, 48],
    xl: [12, 64],
    xxl: [16, 96],
    section: [16, 160],
  },
  radius: { control: [0, 1000], card: [0, 64], sheet: [0, 64], pill: [0, 1000] },
  border: { hairline: [0, 4], control: [1, 4], focus: [2, 8] },
  motion: { fast: [0, 300], normal: [0, 500], slow: [0, 900] },
  size: {
    touch: [44, 80],
    control: [36, 72],
    controlSmall: [24, 56],
    content: [640, 2560],
    icon: [14, 40],
    row: [56, 120],
    rowDense: [44, 96],
    price: [36, 80],
    board: [960, 3200],
  },
  // Covers are drawn 3:4, and cut to any other shape.
  ratio: { tile: [0.6, 1.8] },
  layout: {
    barInset: [0, 32],
    barRadius: [0, 1000],
    tabLine: [0, 6],
    tabRadius: [0, 1000],
    headingRule: [0, 12],
    categoryRadius: [0, 1000],
  },
};
/** The farthest that a shadow reaches, in px. */
const farthestShadow = 160;

/** Says what is wrong with the size of a value, as the end of a sentence; undefined for a value within its range. */
export function rangeProblemOf(group: TokenGroup, name: string, value: string): string | undefined {
  if (group === 'shadow') {
    const far = (value.match(/-?[\d.]+(?:px|rem|em)/g) ?? []).some(
      (length) => Math.abs(measureLength(length, 1280) ?? 0) > farthestShadow,
    );
    return far ? `reaches farther than ${farthestShadow}px` : undefined;
  }
  const range = ranges[group]?.[name];
  if (range === undefined || (group === 'layout' && groupNamedBy(layoutKindOf(name), value) !== undefined))
    return undefined;
  const [least, most] = range;
  const unit = { motion: 'ms', weight: '', leading: '', ratio: '' }[group as string] ?? 'px';
  const isWithin = sizesOf(group, value).every((size) => size !== undefined && size >= least && size <= most);
  return isWithin ? undefined : `is not between ${least}${unit} and ${most}${unit} on every screen`;
}

function sizesOf(group: string, value: string): readonly (number | undefined)[] {
  if (group === 'motion') return [Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000)];
  if (group === 'weight' || group === 'leading' || group === 'ratio') return [Number(value)];
  // A corner in per cent of its box is as round as a pill at most.
  if ((group === 'radius' || group === 'layout') && value.endsWith('%')) return [Number.parseFloat(value)];
  return widths.map((width) => measureLength(value, width));
}
