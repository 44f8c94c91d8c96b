import { type TokenGroup, tokenNames } from './tokens.ts';

const numbers = [
  '0',
  '1px',
  '100vw',
  '-3rem',
  '0.8rem',
  '44px',
  '9e9px',
  'clamp(1px, 2vw, 3px)',
  '2',
  '600',
  '90s',
  'calc(1px/0)',
  'none',
  'pill',
  'line',
  'accent',
  'onSurface',
];
const hostile = ['red; x', 'url(x)', 'var(--k-color-canvas)', '</style>', '', 'inherit', '#12', 'NaNpx', 'rgb(1 2)'];

/** Chance that can be repeated. */
interface Chance {
  readonly int: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** A file with some random tokens, half of them colours, some of them hostile. */
export function randomBrandFile(random: Chance): unknown {
  const hex = () => `#${random.int(0, 0xffffff).toString(16).padStart(6, '0')}`;
  const color = () =>
    random.pick([
      hex,
      hex,
      hex,
      () => `${hex()}${random.int(16, 255).toString(16)}`,
      () => `hsl(${random.int(0, 360)} 80% 50%)`,
    ])();
  const groups = Object.keys(tokenNames) as TokenGroup[];
  const part = () => {
    const tokens: Record<string, Record<string, unknown>> = {};
    for (let count = random.int(0, 24); count > 0; count -= 1) {
      const group = random.pick(['color', random.pick(groups)] as const);
      const name = random.pick(Object.keys(tokenNames[group]));
      const value = random.int(0, 9) === 0 ? random.pick(hostile) : group === 'color' ? color() : random.pick(numbers);
      (tokens[group] ??= {})[name] = value;
    }
    return tokens;
  };
  return { light: part(), ...(random.int(0, 2) > 0 && { dark: part() }) };
}
