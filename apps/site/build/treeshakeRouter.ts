import type { Plugin } from 'vite';

/**
 * Lets the bundler remove react-router's `Link`, `NavLink`, `Form`, `Routes` and the error boundary of data routes, which the
 * site does not use: about 9 kB of the first view. Module-level `forwardRef` and `memo` calls, which are not marked as pure,
 * keep them. It only adds annotations, removes display names and puts the context of a class into the class; without it the
 * site works the same, and `npm run budget` reports the larger size. No option of the bundler does it safely
 * (docs/decisions/0027).
 */
export const treeshakeRouter = (): Plugin => ({
  name: 'kinnari:treeshake-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/^(var \w+ = )(React\w*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        // An assignment to a class keeps it: the error boundary of data routes, with what it needs.
        .replace(
          /^(var (\w+) = class extends [\w.]+ \{)([\s\S]*?)^\2\.contextType = (\w+);$/gm,
          '$1\n  static contextType = $4;$3',
        ),
      map: null,
    }),
  },
});
