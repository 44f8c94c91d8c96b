/** Stored in place of the time of the last activity by a tab whose player was away for too long (LGN-15). */
export const timedOut = '';
