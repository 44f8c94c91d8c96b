/**
 * Creates an HTML element with attributes and content.
 * @param attributes a string is the element's class
 */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> | string = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (typeof attributes !== 'string') {
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  } else if (attributes !== '') element.className = attributes;
  element.append(...content);
  return element;
}

/** Creates an SVG element with attributes and content. */
export function makeSvg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
  ...content: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...content);
  return element;
}

/** The element with this id. The page's own markup contains it, so the result is never null. */
export const find = <Kind extends Element = HTMLElement>(id: string): Kind =>
  document.getElementById(id) as unknown as Kind;
