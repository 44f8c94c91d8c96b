import { useEffect, useState } from 'react';
import { whenCalm } from '../../shared/calm.ts';
import type { BannerCarousel } from '../BannerCarousel.tsx';

type Loaded = typeof BannerCarousel;
let loaded: Loaded | null = null;

/** What makes banners slide, fetched once the page is calm. If it does not come, the first picture simply stays. */
export function useBannerCarousel(wanted: boolean): Loaded | null {
  const [carousel, setCarousel] = useState(() => loaded);

  useEffect(() => {
    if (!wanted || carousel !== null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void whenCalm(signal)
      .then(() => (signal.aborted ? null : import('../BannerCarousel.tsx')))
      .then(
        (part) => {
          loaded = part?.BannerCarousel ?? loaded;
          if (!signal.aborted) setCarousel(() => loaded);
        },
        () => undefined,
      );
    return () => controller.abort();
  }, [wanted, carousel]);

  return wanted ? carousel : null;
}
