import type th from '#locales/th/guide.json';

/** The texts of the studio, a part of the guide's: the site does not ship them. */
export type StudioMessages = (typeof th)['studio'];

/** Replaces placeholders: `fill('{ratio} of {minimum}', { ratio: 4.5, minimum: 3 })`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)), text);
