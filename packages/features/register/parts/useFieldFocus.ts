import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { RegisterField, ShownField } from '../register.form.ts';
import type { RegisterState } from '../register.model.ts';

type Place = RegisterField | 'terms';

export interface FieldFocus {
  readonly refOf: (place: Place) => (input: HTMLInputElement | null) => void;
  readonly summary: RefObject<HTMLDivElement | null>;
  readonly go: (place: Place) => void;
}

/** Moves the focus to what has to be looked at, each time that there is something new. */
export function useFieldFocus(attention: RegisterState['attention'], fields: readonly ShownField[]): FieldFocus {
  const inputs = useRef(new Map<Place, HTMLInputElement>());
  const summary = useRef<HTMLDivElement>(null);

  const go = (place: Place): void => {
    const input = inputs.current.get(place);
    input?.focus();
    // Typing again replaces what was wrong.
    if (place !== 'terms') input?.select();
  };
  const look = useEffectEvent(() => {
    if (attention.to === 'summary') summary.current?.focus();
    else if (attention.to === 'first') {
      if (fields[0]) go(fields[0].field);
    } else if (attention.to !== null) go(attention.to);
  });
  useEffect(() => {
    if (attention.count > 0) look();
  }, [attention.count]);

  return {
    summary,
    go,
    refOf: (place) => (input) => {
      if (input === null) inputs.current.delete(place);
      else inputs.current.set(place, input);
    },
  };
}
