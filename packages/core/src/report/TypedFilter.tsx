import { useState } from 'react';
import { readText } from '#text/readText.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import type { FilterControlProps } from './report.types.ts';

/** A filter that is typed. It applies with Enter, or when the field is left. */
export function TypedFilter({ label, all, value, onChange }: FilterControlProps) {
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  // The filter was cleared elsewhere.
  if (applied !== value) {
    setApplied(value);
    setTyped(value);
  }
  const apply = (): void => {
    const text = readText(typed);
    if (text !== value) onChange(text);
  };
  return (
    <TextInput
      label={label}
      placeholder={all}
      value={typed}
      onChange={setTyped}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
