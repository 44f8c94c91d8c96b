import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** A request to focus something. `count` increases with every request, so that the same place can be focused twice. */
export interface Attention<Place extends string> {
  /** A field, the first field to type in, the summary of problems, or the failure; null for the first wrong field. */
  readonly to: Place | 'first' | 'summary' | 'failure' | null;
  readonly count: number;
}

/**
 * Returns the ref of a form. Each time the count of `attention` increases, the form gives the focus to what it names: the field
 * of that name, or the first wrong one. An error of the whole attempt is scrolled into view, because it is announced by itself.
 * @param given the ref to use, where the form has one
 */
export function useWrongField(
  { to, count }: Attention<string>,
  given?: RefObject<HTMLFormElement | null>,
): RefObject<HTMLFormElement | null> {
  const own = useRef<HTMLFormElement>(null);
  const form = given ?? own;
  const attend = useEffectEvent(() => {
    if (form.current === null) return;
    if (to === 'failure') form.current.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
    else if (to === 'summary') form.current.querySelector<HTMLElement>('[role=group][tabindex]')?.focus();
    else focusField(form.current, to);
  });
  useEffect(() => {
    if (count > 0) attend();
  }, [count]);
  return form;
}

/** Focuses the field of a name, or the first wrong one where none has the name. */
export function focusField(form: HTMLFormElement, to: string | null): void {
  // Of a choice, the first that can be chosen.
  const field =
    form.querySelector<HTMLElement>(`[name="${to}"]:enabled`) ??
    form.querySelector<HTMLElement>(to === 'first' ? 'input, textarea' : '[aria-invalid=true]');
  field?.focus();
  // Selected, so that typing replaces the wrong value; a longer text is corrected in its place.
  if (field instanceof HTMLInputElement) field.select();
}
