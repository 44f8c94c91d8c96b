import { type ComponentType, type ReactNode, createElement } from 'react';
import { action } from 'storybook/actions';

/** What a text in the playground means: something to show, or what is wrong with it. */
export type Drawing =
  | { readonly ok: true; readonly node: ReactNode }
  | { readonly ok: false; readonly problem: Problem; readonly detail: string };
export type Problem = 'markup' | 'value' | 'unknown';

type Part = ComponentType<Readonly<Record<string, unknown>>>;

const files = import.meta.glob<Record<string, unknown>>(
  ['../../packages/ui/src/*/*.tsx', '!**/*.{stories,test,testing}.tsx'],
  { eager: true },
);

/** The components of the kit: each folder's file of the same name. */
const parts: Readonly<Record<string, Part>> = Object.fromEntries(
  Object.entries(files).flatMap(([file, exported]) => {
    const [, folder = '', name] = /\/(\w+)\/(\w+)\.tsx$/.exec(file) ?? [];
    const part = exported[folder];
    return folder === name && typeof part === 'function' ? [[folder, part as Part]] : [];
  }),
);
export const partNames: readonly string[] = Object.keys(parts);

/** Plain elements that may stand between the parts. */
const plain: readonly string[] = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'];

class PlaygroundError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

/** Begins an attribute that was written in braces. It is in no text: Unicode gives it no meaning. */
const braces = '\u{F0000}';

/**
 * Reads JSX without code: parts of the kit, texts, and values as JSON (`lines={3}`). Nothing is evaluated; a handler is a
 * name that the Actions panel shows (`onClick="pay"`).
 */
export function draw(source: string): Drawing {
  const xml = source.replace(/=\{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, value: string) => `="${braces}${escaped(value)}"`);
  const parsed = new DOMParser().parseFromString(`<parts>${xml}</parts>`, 'application/xml');
  // Where it stands and what is in it differs by browser.
  const failure = parsed.querySelector('parsererror div') ?? parsed.querySelector('parsererror');
  if (failure !== null) return { ok: false, problem: 'markup', detail: failure.textContent.trim() };
  try {
    return { ok: true, node: childrenOf(parsed.documentElement) };
  } catch (error) {
    if (error instanceof PlaygroundError) return { ok: false, problem: error.problem, detail: error.message };
    throw error;
  }
}

const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Lines between elements are no text, as in JSX. */
function childrenOf(element: Element): ReactNode[] {
  return [...element.childNodes].flatMap((child, key): ReactNode[] => {
    if (child instanceof Element) return [elementOf(child, key)];
    const text = child instanceof Text ? child.data.replaceAll(/\s*\n\s*/g, ' ') : '';
    return text.trim() === '' ? [] : [text];
  });
}

function elementOf(element: Element, key: number): ReactNode {
  const { tagName: name } = element;
  const props = { key, ...Object.fromEntries([...element.attributes].map((attribute) => propOf(attribute))) };
  const part = parts[name];
  if (part !== undefined) {
    const children = childrenOf(element);
    return children.length === 0 ? createElement(part, props) : createElement(part, props, ...children);
  }
  // Plain elements take no props.
  if (plain.includes(name)) return createElement(name, { key }, ...childrenOf(element));
  throw new PlaygroundError('unknown', name);
}

function propOf({ name, value }: Attr): readonly [string, unknown] {
  if (/^on[A-Z]/.test(name)) return [name, action(value)];
  if (!value.startsWith(braces)) return [name, value];
  try {
    return [name, JSON.parse(value.slice(braces.length))];
  } catch {
    throw new PlaygroundError('value', `${name}={${value.slice(braces.length)}}`);
  }
}
