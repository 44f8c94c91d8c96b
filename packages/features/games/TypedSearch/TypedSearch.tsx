import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput, type SearchInputProps } from '#ui/SearchInput/SearchInput.tsx';

/** Pause after the last key before the search runs, in ms: skips most letters and is too short to notice. */
const typingPauseMs = 120;

export interface TypedSearchProps extends Pick<
  SearchInputProps,
  'label' | 'placeholder' | 'clearLabel' | 'name' | 'maxLength' | 'busy'
> {
  /** The search text of the results on screen. */
  value: string;
  /**
   * The page's other filters as one value. A change drops text that was being typed before it, but not text typed after it.
   * @default ''
   */
  filterKey?: string;
  onSearch: (text: string) => void;
}

/**
 * A search field that runs the search when typing pauses. Typing renders the field only. A search that changes otherwise
 * (back, a link, another filter) updates the field, except while the player types.
 */
export function TypedSearch({ value, filterKey = '', onSearch, ...rest }: TypedSearchProps) {
  const [text, setText] = useState(value);
  // True since the field was last focused. A filter takes the focus first and renders a moment later.
  const [typing, setTyping] = useState(false);
  const [seen, setSeen] = useState({ value, filterKey });
  if (value !== seen.value || filterKey !== seen.filterKey) {
    setSeen({ value, filterKey });
    // Otherwise the typed text would undo the new filter.
    const superseded = filterKey !== seen.filterKey && value === '' && !typing;
    if (superseded || text.trim() === seen.value) setText(value);
  }
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => search(text.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <SearchInput
      {...rest}
      value={text}
      onChange={(typed) => {
        setText(typed);
        setTyping(true);
      }}
      onBlur={() => setTyping(false)}
    />
  );
}
