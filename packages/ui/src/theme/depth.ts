/** The z-index of overlays. Sticky bars stay below 20. */
export const depth = { dialog: 40, popup: 50, toast: 60 } as const;
