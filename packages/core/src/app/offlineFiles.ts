/** The worker that keeps the site's program and pages, at the root of the site; see apps/site/worker. */
export const workerPath = '/sw.js';

/** The site without a page, which shows the one of its address. The worker gives it where the network fails. */
export const appShellPath = '/app-shell';

/** The caches of the worker: the files of a release, by its id, what else was used, and the pages. */
export const offlineCaches = { shell: 'shell-', used: 'used', pages: 'pages' } as const;

/** Whether a cache of this name is the worker's. */
export const isOfflineCache = (name: string): boolean =>
  name === offlineCaches.used || name === offlineCaches.pages || name.startsWith(offlineCaches.shell);
