import { useState } from 'react';

/** A text that is being typed, and the value that it has led to. */
interface Typed {
  readonly text: string;
  readonly value: string;
}

/**
 * The text of a field whose value changes only with valid texts: what is typed stays while the value is the one it has led
 * to, and gives way to any other, such as that of an undo.
 * @param toValue the value that a text stands for; undefined for an invalid text
 */
export function useTyped(
  value: string,
  toValue: (text: string) => string | undefined,
  onChange: (value: string) => void,
) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isCurrent = typed !== null && typed.value === value;
  return {
    text: isCurrent ? typed.text : value,
    isInvalid: isCurrent && toValue(typed.text) === undefined,
    type(text: string): void {
      const next = toValue(text);
      setTyped({ text, value: next ?? value });
      if (next !== undefined && next !== value) onChange(next);
    },
    /** Shows the value as it is written, unless the text is invalid. */
    leave(): void {
      setTyped((before) => (before !== null && toValue(before.text) === undefined ? before : null));
    },
  };
}
