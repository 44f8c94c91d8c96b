import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Calls `tell` with an input when React takes it over from a document, and never where nothing was rendered before. What
 * the player or the browser has entered by then is in the element only: unless the form hears of it, the next rendering
 * writes the value of the document over it.
 * @param ref also receives the input
 * @returns the ref of the input
 */
export function useTakenOver<Input extends HTMLElement>(
  ref: Ref<Input> | undefined,
  tell: (input: Input) => void,
): RefObject<Input | null> {
  const own = useRef<Input>(null);
  useImperativeHandle<Input | null, Input | null>(ref, () => own.current, []);
  const hydrated = useHydrated();
  // Before anything renders again.
  useLayoutEffect(() => {
    if (!hydrated && own.current) tell(own.current);
  });
  return own;
}
