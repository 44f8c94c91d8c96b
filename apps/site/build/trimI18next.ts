import type { Plugin } from 'vite';

/** What i18next creates in every case, and what stands in its place. */
const replaced: readonly (readonly [RegExp, string])[] = [
  // Loads and saves messages through a backend. Without one, events are all that is asked of it.
  [/new Connector\([^;]*\);/g, 'new EventEmitter();'],
  // Formats inside placeholders (`{amount, number}`), which no message has: the site formats values before.
  [/formatter = Formatter;/g, 'formatter = null;'],
];

/**
 * Leaves out the parts of i18next that every instance creates and the site does not use: the connection to a backend and the
 * formats of placeholders, more than 2 kB of the first view. Without it the site works the same, and `npm run budget` reports
 * the larger size. Fails the build when a version of i18next has other code there (docs/decisions/0027).
 */
export const trimI18next = (): Plugin => ({
  name: 'kinnari:trim-i18next',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
    handler(code) {
      return {
        code: replaced.reduce((text, [part, instead]) => {
          if (text.match(part)?.length !== 1) this.error(`i18next has no single ${part.source}`);
          return text.replace(part, instead);
        }, code),
        map: null,
      };
    },
  },
});
