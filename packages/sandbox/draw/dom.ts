/** An element with a class, and what is in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

/** The page is ours, so what is asked for is there. */
export const find = <Kind extends Element = HTMLElement>(id: string): Kind =>
  document.getElementById(id) as unknown as Kind;

/** A number as a row of balls; read as its digits. */
export function balls(number: string, size: 'large' | 'small' = 'small'): HTMLElement {
  const row = make('span', `balls ${size}`, ...[...number].map((digit) => make('i', 'ball', make('b', '', digit))));
  row.setAttribute('role', 'img');
  row.ariaLabel = [...number].join(' ');
  return row;
}
