import { useState } from 'react';

/** Keeps the identity of a value that is created on each render, as long as its key stays the same. */
export function useStableValue<Value>(value: Value, key: string): Value {
  const [latest, setLatest] = useState({ value, key });
  if (latest.key === key) return latest.value;
  setLatest({ value, key });
  return value;
}
