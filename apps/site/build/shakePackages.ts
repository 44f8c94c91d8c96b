import type { Plugin } from 'vite';

/**
 * What two packages and our own contract carry along that no page needs. Where a new release words its source otherwise
 * nothing breaks, but the budget tells.
 */
export function shakePackages(): Plugin[] {
  return [
    // react-router does not say that its `Link`, `NavLink` and `Form` may be left out where nobody uses them, so bundlers
    // keep them, and with them its framework mode: 3.4 kB of the first view. Here it is said in its place.
    change('router', /node_modules\/react-router\/dist\//, (code) =>
      code
        .replace(/^(var \w+ = )(React\w*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
    ),
    // crypto-js looks for Node's random numbers where there are none of the browser. The bundler's stand-in for
    // `require`, 0.2 kB, would be part of the first view.
    change('crypto', /node_modules\/crypto-js\/core\.js/, (code) =>
      code.replace("typeof require === 'function'", 'false'),
    ),
    // The contract says of each operation what it is for, which is read in Storybook and by people: half a kilobyte of
    // the first view.
    change('contract', /packages\/api\/src\//, (code) =>
      code.replace(/\bsummary:\s*(['"])(?:(?!\1)[^\\]|\\.)*\1,?/g, ''),
    ),
  ];
}

const change = (name: string, id: RegExp, by: (code: string) => string): Plugin => ({
  name: `kinnari:shake-${name}`,
  apply: 'build',
  transform: { filter: { id }, handler: (code) => ({ code: by(code), map: null }) },
});
