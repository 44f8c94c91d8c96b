import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput, type SearchInputProps } from '#ui/SearchInput/SearchInput.tsx';

/** From the last key to the question, in ms: long enough not to ask at every letter, too short to be noticed. */
const typingPauseMs = 120;

export interface TypedSearchProps extends Pick<
  SearchInputProps,
  'label' | 'placeholder' | 'clearLabel' | 'name' | 'maxLength' | 'busy'
> {
  /** What is looked for on the page that is shown. */
  asked: string;
  /**
   * What else the page is asked for: choosing another in the middle of a word gives the word up, not one begun afterwards.
   * @default ''
   */
  others?: string;
  onAsk: (text: string) => void;
}

/**
 * What is typed shows at once, and nothing but the field is drawn for it; the question follows when the typing pauses. A
 * question that changes by other means (back, a link, another filter) sets the field, but never under the fingers of
 * somebody who is typing.
 */
export function TypedSearch({ asked, others = '', onAsk, ...rest }: TypedSearchProps) {
  const [text, setText] = useState(asked);
  // Since the field was last entered: what is chosen takes the focus out of it, and is drawn a moment after that.
  const [typing, setTyping] = useState(false);
  const [seen, setSeen] = useState({ asked, others });
  if (asked !== seen.asked || others !== seen.others) {
    setSeen({ asked, others });
    // Otherwise the word would take the choice back again.
    const givenUp = others !== seen.others && asked === '' && !typing;
    if (givenUp || text.trim() === seen.asked) setText(asked);
  }
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => ask(text.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, asked]);
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
