import { expect, it } from 'vitest';
import { type GraphModule, type View, closure, lazyParts, shareChunks } from './shareChunks.ts';

/** Modules by their names: what each imports, loads later, and weighs. */
type Planted = Readonly<Record<string, { imports?: string[]; lazy?: string[]; size?: number }>>;
const graphOf = (planted: Planted): ReadonlyMap<string, GraphModule> =>
  new Map(Object.entries(planted).map(([id, { imports = [], lazy = [], size = 0 }]) => [id, { imports, lazy, size }]));
/** The files that parts share, each as a sorted list. */
function shared(planted: Planted, views?: readonly View[]): readonly string[] {
  const graph = graphOf(planted);
  const parts = lazyParts('entry', graph, () => 1);
  const ids = parts.flatMap(({ modules }) => [...modules]).filter((id) => !closure(['entry'], graph).has(id));
  return shareChunks([...new Set(ids)].toSorted(), parts, graph, views).map((file) => file.toSorted().join(' '));
}

it('joins small modules that mostly the same parts need, and leaves large ones apart', () => {
  const files = shared({
    entry: { lazy: ['a', 'b', 'c'] },
    a: { imports: ['small', 'tiny'], size: 5_000 },
    b: { imports: ['small', 'tiny', 'large'], size: 5_000 },
    c: { imports: ['small', 'large'], size: 5_000 },
    small: { size: 50 },
    tiny: { size: 50 },
    large: { size: 9_000 },
  });
  expect(files.toSorted()).toEqual(['a', 'b', 'c', 'large', 'small tiny']);
});

it('gives what a dialog shares with the only page that opens it to the page', () => {
  const files = shared({
    entry: { lazy: ['page', 'other'] },
    page: { imports: ['both'], lazy: ['dialog'], size: 3_000 },
    dialog: { imports: ['both'], size: 3_000 },
    other: { size: 3_000 },
    both: { size: 3_000 },
  });
  expect(files.toSorted()).toEqual(['both page', 'dialog', 'other']);
});

it('joins nothing that a view has no room for, alone or with what the other file imports', () => {
  const planted: Planted = {
    entry: { lazy: ['a', 'b', 'c', 'd'] },
    a: { imports: ['one'], size: 5_000 },
    b: { imports: ['one', 'other'], size: 5_000 },
    c: { imports: ['one', 'other'], size: 5_000 },
    d: { imports: ['base', 'one'], size: 5_000 },
    one: { size: 50 },
    other: { imports: ['base'], size: 50 },
    base: { size: 100 },
  };
  const joined = (views: readonly View[]) =>
    shared(planted, views)
      .filter((file) => file.length > 1)
      .toSorted();
  expect(joined([])).toEqual(['base one other']);
  expect(joined([{ parts: ['a'], most: 5_200 }])).toEqual(['base one other']);
  expect(joined([{ parts: ['a'], most: 5_199 }])).toEqual(['base one', 'other']);
  expect(joined([{ parts: ['a'], most: 5_149 }])).toEqual(['base other', 'one']);
  expect(joined([{ parts: ['d', 'a'], most: 10_150 }])).toEqual(['base one', 'other']);
});

it('puts files after those that they import, and never makes two import each other', () => {
  const planted: Planted = {
    entry: { lazy: ['a', 'b', 'c'] },
    a: { imports: ['top', 'bottom'], size: 9_000 },
    b: { imports: ['top', 'bottom'], size: 9_000 },
    c: { imports: ['middle'], size: 9_000 },
    top: { imports: ['middle'], size: 10 },
    middle: { imports: ['bottom'], size: 9_000 },
    bottom: { size: 10 },
  };
  const files = shared(planted);
  const at = (id: string): number => files.findIndex((file) => file.split(' ').includes(id));
  for (const [id, { imports = [] }] of Object.entries(planted)) {
    for (const imported of imports) expect(at(imported), `${id} imports ${imported}`).toBeLessThanOrEqual(at(id));
  }
});

it('counts a part as often as what opens in it', () => {
  const parts = lazyParts(
    'entry',
    graphOf({
      entry: { lazy: ['centre', 'page'] },
      centre: { imports: ['menu'], lazy: ['inner', 'second', 'page'] },
      menu: {},
      inner: { imports: ['menu'] },
      second: {},
      page: {},
    }),
    (id) => (id === 'page' ? 8 : 1),
  );
  expect(parts.map(({ id, weight }) => [id, weight])).toEqual([
    ['centre', 3],
    ['inner', 1],
    ['page', 8],
    ['second', 1],
  ]);
  expect([...(parts.find(({ id }) => id === 'inner')?.before ?? [])].toSorted()).toEqual(['centre', 'entry', 'menu']);
});
