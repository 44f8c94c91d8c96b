/** What a form keeps in the tab: what was typed or chosen, by the name of the field or choice. */
export type FormDraft = Readonly<Record<string, string | boolean>>;

/** A draft of everything that is filled in, without the `secrets`. */
export function draftOf(
  parts: Readonly<Record<string, string | boolean | null>>,
  secrets: readonly string[],
): FormDraft {
  const filled = Object.entries(parts).filter(
    ([name, part]) => part !== '' && part !== null && !secrets.includes(name),
  );
  return Object.fromEntries(filled) as FormDraft;
}

/** Reads a stored draft; an empty one for anything else. */
export function parseDraft(text: string | null): FormDraft {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const parts = Object.entries(stored).filter(([, part]) => typeof part === 'string' || typeof part === 'boolean');
    return Object.fromEntries(parts);
  } catch {
    return {};
  }
}

/** The text of a draft; undefined where it has none of that name. */
export const textIn = (draft: FormDraft, name: string): string | undefined => {
  const part = Object.hasOwn(draft, name) ? draft[name] : undefined;
  return typeof part === 'string' ? part : undefined;
};

/** Values with those of a draft where nothing has been typed. A draft never has a value for a secret. */
export function withDraft<Field extends string>(
  values: Readonly<Record<Field, string>>,
  draft: FormDraft,
  secrets: readonly string[],
): Readonly<Record<Field, string>> {
  const fields = Object.entries<string>(values).map(([field, value]) => [
    field,
    value === '' && !secrets.includes(field) ? (textIn(draft, field) ?? '') : value,
  ]);
  return Object.fromEntries(fields) as Record<Field, string>;
}
