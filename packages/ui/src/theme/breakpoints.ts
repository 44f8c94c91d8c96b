/** Phones first: a rule without a query is for 320 px and up. Widths in px, from the layout guide. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1280, full: 1440 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media query from this width up. */
export const from = (name: Breakpoint): string => `screen and (min-width: ${breakpoints[name]}px)`;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Devices with a pointer that can rest on something. */
export const canHover = '(hover: hover)';
