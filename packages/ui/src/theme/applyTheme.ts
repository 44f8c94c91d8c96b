import type { Mode } from './brand.ts';

/** A brand in a colour scheme. */
export interface Theme {
  /** The id of a brand in this build. */
  brand: string;
  /** The colour scheme. */
  mode: Mode;
}

/** Sets brand and mode as attributes of the root element, from where they apply to the whole page, portals included. */
export function applyTheme({ brand, mode }: Theme, root: HTMLElement = document.documentElement): void {
  root.dataset['brand'] = brand;
  root.dataset['theme'] = mode;
}
