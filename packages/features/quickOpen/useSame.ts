import { useState } from 'react';

/** The former value for as long as its key is the same: for what is made anew at each render and rarely is another. */
export function useSame<Value>(value: Value, key: string): Value {
  const [held, setHeld] = useState({ value, key });
  if (held.key === key) return held.value;
  setHeld({ value, key });
  return value;
}
