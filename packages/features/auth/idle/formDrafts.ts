/** What was typed into one field. */
export interface FieldDraft {
  /** Names the field within the page. */
  readonly key: string;
  readonly value: string | boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What may not outlive a session, and what a script cannot fill in. */
const excluded = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];
const secret = /one-time-code|password|cc-/;

/** The fields of the page that can be kept, with keys: label of the form, name, and which of several it is. */
function fieldsOf(root: ParentNode): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (excluded.includes(field.type) || secret.test(field.autocomplete) || (field.name === '' && field.id === ''))
      continue;
    const form = field.form?.getAttribute('aria-label') ?? '';
    const which = field.type === 'radio' ? field.value : '';
    const base = [form, field.name, field.type, which].join('|');
    let key = base;
    for (let count = 2; fields.has(key); count += 1) key = `${base}|${count}`;
    fields.set(key, field);
  }
  return fields;
}

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const valueOf = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

/** Reads what the page's fields contain, without passwords and codes. */
export const readDrafts = (root: ParentNode): readonly FieldDraft[] =>
  Array.from(fieldsOf(root), ([key, field]) => ({ key, value: valueOf(field) })).filter(
    ({ value }) => value !== '' && value !== false,
  );

/**
 * Types drafts into the fields that are there and empty, as the player would, so that forms hear it.
 * @returns those whose field is not there yet
 */
export function typeDrafts(root: ParentNode, drafts: readonly FieldDraft[]): readonly FieldDraft[] {
  const fields = fieldsOf(root);
  return drafts.filter(({ key, value }) => {
    const field = fields.get(key);
    if (field === undefined || field.disabled) return true;
    type(field, value);
    return false;
  });
}

function type(field: Field, value: string | boolean): void {
  if (valueOf(field) === value) return;
  if (isTicked(field)) return field.click();
  if (field.value !== '' && !(field instanceof HTMLSelectElement)) return;
  // The setter of the element itself: React replaces that of its inputs, and would not notice.
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
