import type { Plugin } from 'vite';

/** What i18next creates in every case, and what stands in its place. */
const replaced: readonly (readonly [RegExp, string])[] = [
  // Loads and saves messages through a backend. Without one, events are all that is asked of it.
  [/new Connector\([^;]*\);/g, 'new EventEmitter();'],
  // Formats inside placeholders (`{amount, number}`), which no message has: the site formats values before.
  [/formatter = Formatter;/g, 'formatter = null;'],
  // Plurals by `count`, as a number: `translateIn` passes texts, and chooses the text for a single thing itself.
  [/s\.pluralResolver = new PluralResolver\([^;]*;/g, ''],
  // Copies of an instance.
  [/ {2}cloneInstance\([\s\S]*?\n {2}\}\n/g, ''],
  // Sends keys without a text to a backend.
  [/let lngs = \[\];[\s\S]*?(?=\n {6}\}\n {6}res = this\.extendTranslation\(res, keys)/g, ''],
];

/**
 * Leaves out the parts of i18next that every instance creates and the site does not use: the connection to a backend, plurals,
 * clones and the formats of placeholders, more than 3 kB of the first view. Without it the site works the same, and `npm run budget` reports
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
