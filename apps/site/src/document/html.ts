/** Text as content of an element or of a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that cannot end the script element it stands in. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
