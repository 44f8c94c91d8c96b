import type { Plugin } from 'vite';

/**
 * Lets the bundler remove react-router's `Link`, `NavLink`, `Form` and `Routes`, which the site does not use and whose
 * module-level `forwardRef` and `memo` calls are not marked as pure: about 8 kB of the first view. It only adds annotations
 * and removes display names; without it the site works the same, and `npm run budget` reports the larger size. No option of
 * the bundler does it safely (docs/decisions/0027).
 */
export const treeshakeRouter = (): Plugin => ({
  name: 'kinnari:treeshake-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^(var \w+ = )(React\w*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
});
