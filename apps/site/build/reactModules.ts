import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The CommonJS packages that the site's modules import. */
const packages = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);
/** Not a file; among the libraries for what divides the chunks. */
const prefix = '\0kinnari:modules/node_modules/';

/** Radix reads hooks by names that it computes, which would keep all exports. */
const readsByName = /\/node_modules\/@radix-ui\//;

/**
 * Gives imports of React an ES module. React is CommonJS, which the bundler copies into an object of getters in each chunk:
 * two calls more for each hook and each element, and `(0,r.useState)` in place of a name (docs/decisions/0027). Without it the
 * site works the same, and `npm run budget` reports the larger size.
 */
export const reactModules = (): Plugin => ({
  name: 'kinnari:react-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(?:-dom)?(?:\/|$)/ },
    handler: (id, importer = '', { kind }) =>
      packages.has(id) && kind !== 'require-call' && !importer.startsWith(prefix) && !readsByName.test(importer)
        ? prefix + id
        : null,
  },
  load: {
    filter: { id: new RegExp(`^${prefix}`) },
    handler(id) {
      const name = id.slice(prefix.length);
      const exports = Object.keys(require(name)).filter((key) => key !== 'default');
      return [
        `import whole from '${name}';`,
        'export default whole;',
        // As calls that can be left out: reading a property could have an effect.
        ...exports.map((key) => `export const ${key} = /* @__PURE__ */ (() => whole.${key})();`),
      ].join('\n');
    },
  },
});
