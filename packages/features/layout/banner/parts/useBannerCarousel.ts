import { useEffect, useState } from 'react';
import { whenPageIdle } from '#core/time/whenIdle.ts';
import type { BannerCarousel } from '../BannerCarousel.tsx';

type Loaded = typeof BannerCarousel;
let loaded: Loaded | null = null;

/**
 * Loads the carousel when the page is idle. Returns null until then, and for good when it fails to load.
 * @param enabled whether there are several banners
 */
export function useBannerCarousel(enabled: boolean): Loaded | null {
  const [carousel, setCarousel] = useState(() => loaded);

  useEffect(() => {
    if (!enabled || carousel !== null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void whenPageIdle(signal)
      .then(() => (signal.aborted ? null : import(/* every visit, at once */ '../BannerCarousel.tsx')))
      .then(
        (part) => {
          loaded = part?.BannerCarousel ?? loaded;
          if (!signal.aborted) setCarousel(() => loaded);
        },
        () => undefined,
      );
    return () => controller.abort();
  }, [enabled, carousel]);

  return enabled ? carousel : null;
}
