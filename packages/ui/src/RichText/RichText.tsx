import { use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FollowContext } from '../Link/LinkProvider.tsx';
import { richText } from './RichText.css.ts';
import { sanitise } from './sanitise.ts';

export interface RichTextProps {
  /** As the platform sends it. */
  html: string;
  /** A link to another page of the site was followed, without loading it anew: what lies over the page may close. */
  onFollow?: () => void;
}

/** Long text from an operator's editor: sanitised, in the face for reading. The only place that inserts HTML. */
export function RichText({ html, onFollow }: RichTextProps) {
  const clean = useMemo(() => sanitise(html), [html]);
  const text = useRef<HTMLDivElement>(null);
  // What is wider than its place is scrolled, by the keyboard too.
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = text.current ?? {};
    setWide(scrollWidth > clientWidth + 1);
  }, [clean]);
  const follow = use(FollowContext);
  const pressed = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (link === null || elsewhere || link.target !== '' || link.origin !== location.origin) return;
    if (!follow(link.pathname + link.search + link.hash)) return;
    event.preventDefault();
    onFollow?.();
  });
  useEffect(() => {
    const place = text.current;
    const listen = (event: MouseEvent): void => pressed(event);
    place?.addEventListener('click', listen);
    return () => place?.removeEventListener('click', listen);
  }, []);
  const stop = wide ? 0 : undefined;
  // oxlint-disable-next-line react/no-danger -- sanitised above; nothing else may insert HTML
  return <div ref={text} tabIndex={stop} className={richText} dangerouslySetInnerHTML={{ __html: clean }} />;
}
