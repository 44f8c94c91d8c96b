import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** A request to focus something. `count` increases with every request, so that the same place can be focused twice. */
export interface Attention<Place extends string> {
  readonly to: Place | 'first' | 'summary' | 'failure' | null;
  readonly count: number;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

export interface FieldFocus<Place extends string> {
  /** Ref callback that registers the input of a field. */
  readonly refOf: (place: Place) => (input: Input | null) => void;
  /** Ref of the problem summary or the failure, above the fields. */
  readonly head: RefObject<HTMLDivElement | null>;
  /** Focuses a field and selects its text. */
  readonly go: (place: Place) => void;
}

/** Moves the focus to the place that `attention` names, each time its count increases. */
export function useFieldFocus<Place extends string>({ to, count }: Attention<Place>): FieldFocus<Place> {
  const inputs = useRef(new Map<string | null | undefined, Input>());
  const head = useRef<HTMLDivElement>(null);

  const go = (place: string | null | undefined): void => {
    const input = inputs.current.get(place);
    input?.focus();
    // Selected, so that typing replaces the wrong value.
    input?.select();
  };
  const focus = useEffectEvent(() => {
    if (to === 'summary') head.current?.focus();
    // Scrolled but not focused: the alert is announced by itself.
    else if (to === 'failure') head.current?.scrollIntoView({ block: 'nearest' });
    else go(to === 'first' ? inputs.current.keys().next().value : to);
  });
  useEffect(() => {
    if (count > 0) focus();
  }, [count]);

  return {
    head,
    go,
    refOf: (place) => (input) => {
      if (input === null) inputs.current.delete(place);
      else inputs.current.set(place, input);
    },
  };
}
