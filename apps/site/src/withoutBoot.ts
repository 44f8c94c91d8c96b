import type { Deployment } from '#core/site/deployment.ts';
import type { BootBrand } from '#core/site/shownBrand.ts';
import { brandNamed } from '#themes/brands.ts';

/** Stands in for the boot script's brand when its file has not arrived: the site starts all the same. */
export function withoutBoot({ brand: id }: Deployment): BootBrand {
  const brand = brandNamed(id);
  document.documentElement.dataset['brand'] = brand.id;
  return { brand, ready: Promise.resolve() };
}
