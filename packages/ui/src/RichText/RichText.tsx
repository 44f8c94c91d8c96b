import { use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../Hydration/useHydrated.ts';
import { FollowContext } from '../Link/LinkProvider.tsx';
import { richText } from './RichText.css.ts';
import { sanitise } from './sanitise.ts';

export interface RichTextProps {
  /** The HTML from the platform. It is sanitised before rendering. */
  html: string;
  /** Called after an internal link was followed by the router, e.g. to close a dialog around the text. */
  onFollow?: () => void;
}

/**
 * Formatted text from the operator's editor. It is sanitised; this is the only component that inserts HTML. A server has no
 * DOM to sanitise with: a document contains the text without its format.
 */
export function RichText(props: RichTextProps) {
  const hydrated = useHydrated();
  return hydrated ? <Formatted {...props} /> : <div className={richText}>{props.html.replaceAll(/<[^>]*>/g, ' ')}</div>;
}

function Formatted({ html, onFollow }: RichTextProps) {
  const sanitised = useMemo(() => sanitise(html), [html]);
  const text = useRef<HTMLDivElement>(null);
  // Overflowing content must be scrollable with the keyboard.
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = text.current ?? {};
    setOverflows(scrollWidth > clientWidth + 1);
  }, [sanitised]);
  const follow = use(FollowContext);
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === null || isModified || link.target !== '' || link.origin !== location.origin) return;
    if (!follow(link.pathname + link.search + link.hash)) return;
    event.preventDefault();
    onFollow?.();
  });
  useEffect(() => {
    const element = text.current;
    const listener = (event: MouseEvent): void => handleClick(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, []);
  const tabIndex = overflows ? 0 : undefined;
  // oxlint-disable-next-line react/no-danger -- sanitised above
  return <div ref={text} tabIndex={tabIndex} className={richText} dangerouslySetInnerHTML={{ __html: sanitised }} />;
}
