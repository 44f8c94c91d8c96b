/** What lies over what. Bars that stick to an edge of the page stay below 20. */
export const depth = { dialog: 40, popup: 50, toast: 60 } as const;
