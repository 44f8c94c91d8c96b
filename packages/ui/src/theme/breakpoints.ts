/** Breakpoints in px at the usual text size, from the layout guide. Rules without a media query apply from 320 px. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280, full: 1440, huge: 1840 } as const;
export type Breakpoint = keyof typeof breakpoints;

/**
 * Returns the media query for this width and above. In em, which a browser takes from the player's own text size: a wide
 * window with large text has the layout of a narrow one.
 */
export const from = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name] / 16}em)`;
/** Returns the media query for the widths below. */
export const below = (name: Breakpoint): string => `(max-width: ${(breakpoints[name] - 1) / 16}em)`;
/** Matches windows that are high enough for bars that stay in place. */
export const tall = '(min-height: 30rem)';
/** Matches devices that ask for reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Matches devices whose primary pointer can hover. */
export const canHover = '(hover: hover)';
