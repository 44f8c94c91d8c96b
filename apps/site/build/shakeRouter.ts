import type { Plugin } from 'vite';

/**
 * react-router does not say that its `Link`, `NavLink` and `Form` may be left out where nobody uses them, so bundlers
 * keep them, and with them its framework mode: 3.4 kB of the first view. Here it is said in its place. Where a new
 * release words its source otherwise nothing breaks, but the budget tells.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'kinnari:shake-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^(var \w+ = )(React\w*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
