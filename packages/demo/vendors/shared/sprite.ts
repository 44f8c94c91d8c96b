import { makeSvg } from './dom.ts';

/**
 * Adds a hidden SVG sprite to the page: one `<symbol>` per drawing, which `useSprite` refers to.
 * @param drawings SVG markup in a square of 100, by id
 */
export function installSprite(drawings: Readonly<Record<string, string>>): void {
  const symbols = Object.entries(drawings).map(
    ([id, drawing]) => `<symbol id="${id}" viewBox="0 0 100 100">${drawing}</symbol>`,
  );
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" class="sprite">${symbols.join('')}</svg>`;
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  document.body.prepend(document.importNode(parsed, true));
}

/** A reference to a drawing of the installed sprite. */
export const useSprite = (id: string): SVGUseElement => makeSvg('use', { href: `#${id}` });
