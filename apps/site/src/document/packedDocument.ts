import type { Mode } from '#ui/theme/brand.ts';
import type { ComposedDocument } from './composeDocument.ts';
import { oncePer } from './oncePer.ts';

/** A document as it is kept: the bytes that are sent, of which the themes share all but the first. */
export interface PackedDocument extends Omit<ComposedDocument, 'html'> {
  /** Up to the end of the `html` tag. */
  readonly start: Uint8Array;
  readonly rest: Uint8Array;
}

const encoder = new TextEncoder();

export function packDocument({ html, ...document }: ComposedDocument): PackedDocument {
  const end = html.indexOf('>', html.indexOf('<html')) + 1;
  return { ...document, start: encoder.encode(html.slice(0, end)), rest: encoder.encode(html.slice(end)) };
}

/** The memory that a kept document takes, in bytes. */
export const sizeOfDocument = ({ start, rest }: PackedDocument): number => start.length + rest.length;

const inTheme = (from: Mode, to: Mode) =>
  oncePer(({ start, ...page }: PackedDocument) => ({
    ...page,
    start: encoder.encode(new TextDecoder().decode(start).replace(`data-theme="${from}"`, `data-theme="${to}"`)),
    etag: page.etag.replace(/"$/, `-${to}"`),
  }));
const inDark = inTheme('light', 'dark');
const inLight = inTheme('dark', 'light');

/** The document in the theme that the player chose (STO-01), so that it is right without a script, too. */
export function withTheme(page: PackedDocument, theme: string | undefined): PackedDocument {
  if (theme === 'dark') return inDark(page);
  return theme === 'light' ? inLight(page) : page;
}
