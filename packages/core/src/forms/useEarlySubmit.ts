import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';

declare global {
  interface Window {
    /** The form of a document that was submitted before the program has come; set by the boot script. */
    kinnariSubmitted?: EventTarget | null;
  }
}

/**
 * Submits a form that was submitted in a document before React has taken it over. Returns the form's ref.
 * @param given the ref to use, where the form has one
 */
export function useEarlySubmit(given?: RefObject<HTMLFormElement | null>): RefObject<HTMLFormElement | null> {
  const own = useRef<HTMLFormElement>(null);
  const form = given ?? own;
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated || form.current === null || window.kinnariSubmitted !== form.current) return;
    window.kinnariSubmitted = null;
    form.current.requestSubmit();
  }, [form, hydrated]);
  return form;
}
