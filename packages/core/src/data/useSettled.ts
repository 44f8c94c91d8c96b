import { useEffect, useState } from 'react';

/** How long a search is left unchanged before it is sent, in ms. */
const searchAfterMs = 300;

/** Returns the text once it has not changed for a moment; an empty one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
