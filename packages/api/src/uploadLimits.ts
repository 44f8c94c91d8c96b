// Apart from the operation, which pages that only word its refusals do without.

/** CON-02: what can be uploaded. */
export const uploadTypes = ['image/png', 'image/jpeg'] as const;
export const uploadLimits = { bytes: 5 * 1024 * 1024, count: 3 } as const;
/** `uploadLimits.bytes`, as texts for players state it. */
export const uploadMegabytes = uploadLimits.bytes / 1024 ** 2;
