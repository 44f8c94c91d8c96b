/** Text sizes to look at, in per cent of the usual one. WCAG 1.4.4 asks for twice the size. */
export const textSizes = ['100', '150', '200'] as const;
export type TextSize = (typeof textSizes)[number];

/** A sheet of its own: an open dialog sets the style of the root element. */
const sheet = new CSSStyleSheet();

/** Sets the text size of the page, as a player's browser or style sheet does. */
export function setTextSize(size: TextSize): void {
  sheet.replaceSync(`html { font-size: ${size}%; }`);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Reads a text size; anything else is the usual size. */
export const asTextSize = (value: unknown): TextSize => textSizes.find((size) => size === value) ?? '100';
