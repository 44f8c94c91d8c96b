import type { MessageNamespace, Messages } from '../i18n/messageBundles.ts';
import type { Translate } from '../i18n/translate.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** The words for an outcome that is not known yet. */
interface UnknownWords {
  readonly unknown: { readonly title: string; readonly check: string; readonly checking: string };
}
/** The words for a refusal; the reasons are beside them (see `useRefusalText`). */
interface RefusedWords {
  readonly refused: { readonly title: string; readonly safe: string };
}
type NamespaceWith<Words> = {
  [Space in MessageNamespace]: Messages[Space] extends Words ? Space : never;
}[MessageNamespace];

/** Namespaces that word an outcome that is not known yet. */
export type UnknownNamespace = NamespaceWith<UnknownWords>;
/** Namespaces that word all outcomes of a flow but its success. */
export type FlowNamespace = NamespaceWith<UnknownWords & RefusedWords>;

export type FlowValues = Readonly<Record<string, string | number>>;

/** Returns a function for the texts of a namespace that is chosen at run time; null for one that it lacks. */
export function useTextOf(space: MessageNamespace): (key: string, values?: FlowValues) => string | null {
  const t = useTranslation(space).t as Translate as (key: string, values?: FlowValues) => string;
  return (key, values) => {
    const text = t(key, values);
    return text === key ? null : text;
  };
}
