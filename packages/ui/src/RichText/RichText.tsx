import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { richText } from './RichText.css.ts';
import { sanitise } from './sanitise.ts';

export interface RichTextProps {
  /** As the platform sends it. */
  html: string;
}

/** Long text from an operator's editor: sanitised, in the face for reading. The only place that inserts HTML. */
export function RichText({ html }: RichTextProps) {
  const clean = useMemo(() => sanitise(html), [html]);
  const text = useRef<HTMLDivElement>(null);
  // What is wider than its place is scrolled, by the keyboard too.
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = text.current ?? {};
    setWide(scrollWidth > clientWidth + 1);
  }, [clean]);
  const stop = wide ? 0 : undefined;
  // oxlint-disable-next-line react/no-danger -- sanitised above; nothing else may insert HTML
  return <div ref={text} tabIndex={stop} className={richText} dangerouslySetInnerHTML={{ __html: clean }} />;
}
