import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Where to look, and how often somebody has been sent somewhere: the same place may call twice. */
export interface Attention<Place extends string> {
  readonly to: Place | 'summary' | 'failure' | null;
  readonly count: number;
}

export interface FieldFocus<Place extends string> {
  readonly refOf: (place: Place) => (input: HTMLInputElement | null) => void;
  /** Of what stands at the head of the form: the list of what is wrong, or the failure. */
  readonly head: RefObject<HTMLDivElement | null>;
  readonly go: (place: Place) => void;
}

/** Moves the focus to what has to be looked at, each time that there is something new. */
export function useFieldFocus<Place extends string>(attention: Attention<Place>): FieldFocus<Place> {
  const inputs = useRef(new Map<Place, HTMLInputElement>());
  const head = useRef<HTMLDivElement>(null);

  const go = (place: Place): void => {
    const input = inputs.current.get(place);
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
    refOf: (place) => (input) => {
      if (input === null) inputs.current.delete(place);
      else inputs.current.set(place, input);
    },
  };
}
