import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Container width, in rem, from which the rows of a table are lines. */
const lines = 40;

/** Returns a ref of a list, and whether it is so narrow that its rows fold and its filters are in a sheet. */
export function useNarrow(): [ref: RefObject<HTMLDivElement | null>, narrow: boolean] {
  const list = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      // A list that is not shown keeps what it has.
      if (element.clientWidth > 0) setNarrow(element.clientWidth < lines * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [list, narrow];
}
