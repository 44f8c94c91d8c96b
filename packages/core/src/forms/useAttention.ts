import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of a form's only field that can be wrong. It gets the focus each time `count` increases. */
export function useAttention<Input extends HTMLElement = HTMLInputElement>(count: number): RefObject<Input | null> {
  const input = useRef<Input>(null);
  useEffect(() => {
    if (count > 0) input.current?.focus();
  }, [count]);
  return input;
}
