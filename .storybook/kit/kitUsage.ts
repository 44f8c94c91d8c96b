import type th from '#locales/th/kitGuide.json';

const messages = import.meta.glob<typeof th>('./*/kitGuide.json', {
  base: '../../locales',
  eager: true,
  import: 'default',
});

/** How a component of the kit is used. */
export interface Usage {
  /** When to use it. */
  readonly use: string;
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** What the component does for keyboards and screen readers, and what is left to its page. */
  readonly access: readonly string[];
}

/** Returns the usage of a component in the language of the toolbar. @param name the last part of the title of its stories */
export function usageOf(name: string, globals: { readonly language?: unknown }): Usage | undefined {
  const usages: Readonly<Record<string, Usage | undefined>> =
    messages[`./${(globals.language as string | undefined) ?? 'th'}/kitGuide.json`] ?? {};
  return usages[name];
}
