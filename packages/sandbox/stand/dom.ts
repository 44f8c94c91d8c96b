/**
 * An element, and what is in it.
 * @param attributes a text is its class
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

/** The page is ours, so what is asked for is there. */
export const find = <Kind extends Element = HTMLElement>(id: string): Kind =>
  document.getElementById(id) as unknown as Kind;
