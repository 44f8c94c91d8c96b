import { type RefObject, useEffect, useRef } from 'react';
import type { Attention } from './useFieldFocus.ts';

/**
 * Returns the ref of a form whose fields have no refs of their own. With each attempt that fails, the first wrong field of the
 * form takes the focus; an error of the whole attempt is scrolled into view, because it is announced by itself.
 */
export function useWrongField({ to, count }: Attention<string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (count === 0) return;
    if (to === 'failure') {
      form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus();
    // Selected, so that typing replaces the wrong value; a longer text is corrected in its place.
    if (field instanceof HTMLInputElement) field.select();
  }, [to, count]);
  return form;
}
