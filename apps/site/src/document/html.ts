/** Text as content of an element or of a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON that cannot end the script element it stands in. */
export const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text of the first heading of a rendered page; undefined without one. */
export function headingOf(html: string): string | undefined {
  const text = /<h1\b[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, '')
    .trim();
  return text && text.replaceAll(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}
