import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a field that sets dashes between what is typed: keeps the caret behind the digit that it stood behind. Without it,
 * a correction in the middle would throw the caret to the end.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>, value: string): (typed: string) => void {
  const behind = useRef<number | null>(null);
  useLayoutEffect(() => {
    const element = input.current;
    if (behind.current === null || element === null || document.activeElement !== element) return;
    const at = positionBehind(element.value, behind.current);
    behind.current = null;
    element.setSelectionRange(at, at);
  }, [input, value]);
  return (typed) => {
    const at = input.current?.selectionStart ?? typed.length;
    // At the end it stays at the end, whatever is set before it.
    behind.current = at >= typed.length ? null : countDigits(typed.slice(0, at));
  };
}

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

function positionBehind(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text[at] ?? '')) seen += 1;
  }
  return text.length;
}
