/** Checked in this order: Android user agents also contain "Linux", and those of iPads "Mac OS". */
const systems = [
  ['Android', /android/i],
  ['iOS', /iphone|ipad|ipod/i],
  ['Windows', /windows/i],
  ['macOS', /mac os|macintosh/i],
  ['Linux', /linux|x11|cros/i],
] as const;

/** The operating system that a user agent names (LGN-12). */
export const osOf = (userAgent: string): string =>
  systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
