/** A language that the demo service pages speak. */
export type Language = 'th' | 'en';

/** What a service's server answers to a call. `message` is in the page's language and meant for people. */
export type Reply<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' };

const query = new URLSearchParams(location.search);

/** The page's language, from `?lang=`: Thai unless it says English. */
export const language: Language = query.get('lang')?.toLowerCase() === 'en' ? 'en' : 'th';

/** A query parameter of the page; an empty string when it is missing. */
export const parameter = (name: string): string => query.get(name) ?? '';

/** The element with this id. The page's own markup contains it, so the result is never null. */
export const find = <Kind extends Element = HTMLElement>(id: string): Kind =>
  document.getElementById(id) as unknown as Kind;

/** Creates an element with a class and content. */
export function make(name: string, className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...content);
  return element;
}

/**
 * Sets the document's language and title, and writes texts into the page.
 * @param texts by element id
 */
export function writePage(title: string, texts: Readonly<Record<string, string>>): void {
  document.documentElement.lang = language;
  document.title = title;
  for (const [id, text] of Object.entries(texts)) find(id).textContent = text;
}

/** Fills the link `#other-language`, which reloads the page in the other language and keeps its other parameters. */
export function writeLanguageLink(label: string): void {
  const link = find<HTMLAnchorElement>('other-language');
  link.textContent = label;
  link.lang = language === 'th' ? 'en' : 'th';
  const target = new URLSearchParams(query);
  target.set('lang', link.lang);
  link.href = `?${target.toString()}`;
}

/**
 * Calls the service's own server; never rejects.
 * @param call relative to the page: `order?reference=…`
 * @param body sent as JSON in a POST; without it the call is a GET
 */
export async function callServer<Value>(call: string, body?: object): Promise<Reply<Value>> {
  const headers = { 'Accept-Language': language };
  const init: RequestInit = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetch(call, init);
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'value', value: answer as Value };
    const { message } = (answer as { readonly error: { readonly message: string } }).error;
    return response.status >= 500 ? { kind: 'unreachable' } : { kind: 'refused', message };
  } catch {
    return { kind: 'unreachable' };
  }
}
