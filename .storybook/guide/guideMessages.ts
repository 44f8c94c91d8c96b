import type th from '#locales/th/guide.json';

const messages = import.meta.glob<typeof th>('./*/guide.json', {
  base: '../../locales',
  eager: true,
  import: 'default',
});

/** Returns the messages of the guide in the language of the toolbar. They are part of Storybook only. */
export function guideMessages(globals: { readonly language?: unknown }): typeof th {
  return messages[`./${(globals.language as string | undefined) ?? 'th'}/guide.json`] as typeof th;
}

/** Replaces placeholders in a text: `fill('{total} operations', { total: 23 })`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
