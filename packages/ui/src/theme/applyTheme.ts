import type { Mode } from './brand.ts';

export interface Theme {
  /** The id of a brand that the build carries. */
  brand: string;
  mode: Mode;
}

/** Writes brand and mode where the tokens look for them; everything on the page follows, portals included. */
export function applyTheme({ brand, mode }: Theme, root: HTMLElement = document.documentElement): void {
  root.dataset['brand'] = brand;
  root.dataset['theme'] = mode;
}
