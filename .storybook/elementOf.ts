/** Returns the element of the site that has a text, also where the browser's translation has put `font` elements into it. */
export const elementOf = (found: Element | undefined): HTMLElement | null =>
  found?.closest<HTMLElement>(':not(font)') ?? null;
