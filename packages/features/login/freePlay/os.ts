/** In the order of the search: every Android is a Linux too, and an iPad says that it is a Mac. */
const systems = [
  ['Android', /android/i],
  ['iOS', /iphone|ipad|ipod/i],
  ['Windows', /windows/i],
  ['macOS', /mac os|macintosh/i],
  ['Linux', /linux|x11|cros/i],
] as const;

/** LGN-12: the system that the browser says it runs on. */
export const osOf = (userAgent: string): string =>
  systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other';
