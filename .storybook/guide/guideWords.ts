import en from '#locales/en/guide.json';
import th from '#locales/th/guide.json';

/** The words of the guide in the language of the toolbar; only Storybook carries them. */
export function guideWords(globals: { readonly language?: unknown }): typeof th {
  return globals.language === 'en' ? en : th;
}

/** Puts values into the places of a text: `fill('{total} operations', { total: 23 })`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
