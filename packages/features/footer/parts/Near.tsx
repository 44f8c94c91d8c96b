import { useEffect, useEffectEvent, useRef } from 'react';
import { mark } from './Near.css.ts';

/** Tells once when its place is less than a screen away. */
export function Near({ onNear }: { onNear: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const tell = useEffectEvent(() => onNear());
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={place} className={mark} aria-hidden />;
}
