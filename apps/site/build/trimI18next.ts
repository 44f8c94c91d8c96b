import type { Plugin } from 'vite';

/** What i18next creates in every case, and what stands in its place. */
const replaced: readonly (readonly [RegExp, string])[] = [
  // Loads and saves messages through a backend. Without one, events are all that is asked of it.
  [/new Connector\([^;]*\);/g, 'new EventEmitter();'],
  // Formats inside placeholders (`{amount, number}`), which no message has: the site formats values before.
  [/formatter = Formatter;/g, 'formatter = null;'],
  // Plurals by `count`, as a number: `translateIn` passes texts, and chooses the text for a single thing itself.
  [/s\.pluralResolver = new PluralResolver\([^;]*;/g, ''],
  // Texts inside texts (`$t(key)`), which no message has; what a player has typed could otherwise name one.
  [/(?<= {2}nest\(str, fc, options = \{\}\) \{\n)[\s\S]*?(?=\n {2}\}\n)/g, '    return str;'],
  // Methods that nothing calls: copies of an instance, the direction of a script, what a backend or another instance sends.
  ...['cloneInstance', 'dir', 'hydrate', 'loadNamespaces', 'loadLanguages'].map(
    (method) => [new RegExp(String.raw` {2}${method}\([^)]*\) \{\n[\s\S]*?\n {2}\}\n`, 'g'), ''] as const,
  ),
  // Sends keys without a text to a backend.
  [/let lngs = \[\];[\s\S]*?(?=\n {6}\}\n {6}res = this\.extendTranslation\(res, keys)/g, ''],
];

/**
 * Leaves out the parts of i18next that every instance creates and the site does not use: the connection to a backend, plurals,
 * clones, nested texts and the formats of placeholders, more than 4 kB of the first view. Without it the site works the same, and `npm run budget` reports
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
