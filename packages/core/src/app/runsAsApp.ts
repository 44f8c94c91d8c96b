import { useHydrated } from '#ui/Hydration/useHydrated.ts';

/** Whether the site runs as an installed app, without the bars of a browser. */
export const runsAsApp = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Returns whether the site runs as an installed app. False on a server, and while React takes a document over. */
export const useRunsAsApp = (): boolean => useHydrated() && runsAsApp();
