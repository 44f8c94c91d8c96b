import type { Brand } from '#ui/theme/brand.ts';
import { defaultBrand } from './defaultBrand.ts';

/** The identity of each folder beside this file, the default brand first. A new folder needs no entry anywhere. */
export const brands: readonly [Brand, ...Brand[]] = inOrder(
  Object.values(import.meta.glob<Brand>('./*/brand.ts', { eager: true, import: 'brand' })),
);

/** The brand of an id; the default one for an id that no brand has. */
export const brandNamed = (id: unknown): Brand => brands.find((brand) => brand.id === id) ?? brands[0];

function inOrder(all: readonly Brand[]): readonly [Brand, ...Brand[]] {
  const first = all.find(({ id }) => id === defaultBrand);
  if (first === undefined) throw new Error(`themes: there is no folder ${defaultBrand}`);
  return [first, ...all.filter((brand) => brand !== first)];
}
