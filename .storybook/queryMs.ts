/** How long tests wait for what they look for, in ms. Long enough for a busy machine; a wait ends as soon as it succeeds. */
export const queryMs = 8_000;
