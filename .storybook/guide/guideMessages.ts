import en from '#locales/en/guide.json';
import th from '#locales/th/guide.json';

/** Returns the messages of the guide in the language of the toolbar. They are part of Storybook only. */
export function guideMessages(globals: { readonly language?: unknown }): typeof th {
  return globals.language === 'en' ? en : th;
}

/** Replaces placeholders in a text: `fill('{total} operations', { total: 23 })`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
