import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FormState, PasswordField } from '../form.model.ts';

export interface FieldFocus {
  readonly refOf: (field: PasswordField) => (input: HTMLInputElement | null) => void;
  /** Of what stands at the head of the form: the list of what is wrong, or the failure. */
  readonly head: RefObject<HTMLDivElement | null>;
  readonly go: (field: PasswordField) => void;
}

/** Moves the focus to what has to be looked at, each time that there is something new. */
export function useFieldFocus(attention: FormState['attention']): FieldFocus {
  const inputs = useRef(new Map<PasswordField, HTMLInputElement>());
  const head = useRef<HTMLDivElement>(null);

  const go = (field: PasswordField): void => {
    const input = inputs.current.get(field);
    input?.focus();
    // Typing again replaces what was wrong.
    input?.select();
  };
  const look = useEffectEvent(() => {
    if (attention.to === 'summary') head.current?.focus();
    // It is read out by itself.
    else if (attention.to === 'failure') head.current?.scrollIntoView({ block: 'nearest' });
    else if (attention.to !== null) go(attention.to);
  });
  useEffect(() => {
    if (attention.count > 0) look();
  }, [attention.count]);

  return {
    head,
    go,
    refOf: (field) => (input) => {
      if (input === null) inputs.current.delete(field);
      else inputs.current.set(field, input);
    },
  };
}
