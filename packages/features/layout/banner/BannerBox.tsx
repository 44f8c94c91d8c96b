import { useLayoutEffect, useRef } from 'react';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import type { BannerBoxProps, BannerView } from './banner.types.ts';
import { box, layer } from './BannerBox.css.ts';
import { BannerSlide } from './parts/BannerSlide.tsx';
import { useBannerCarousel } from './parts/useBannerCarousel.ts';

/**
 * The banners of a page (BAN-01). Renders the first image at once; the carousel for several banners loads when the page is
 * idle and replaces it in place. Renders nothing without banners, or when they fail to load.
 */
export function BannerBox({ group, banners, inView = true, compact = false, onOpen = null }: BannerBoxProps) {
  if (banners.status === 'loading') {
    return (
      <div className={box} data-compact={compact || undefined} aria-busy>
        <LoadingNote floating />
      </div>
    );
  }
  const [first, ...others] = banners.status === 'ready' ? banners.value : [];
  if (!first) return null;
  return <Banners key={group} banners={[first, ...others]} inView={inView} compact={compact} onOpen={onOpen} />;
}

interface BannersProps {
  banners: readonly [BannerView, ...BannerView[]];
  inView: boolean;
  compact: boolean;
  onOpen: GuardedOpen;
}

function Banners({ banners, inView, compact, onOpen }: BannersProps) {
  const Carousel = useBannerCarousel(banners.length > 1);
  const [first] = banners;
  const firstSlide = useRef<HTMLDivElement>(null);
  const carousel = useRef<HTMLDivElement>(null);
  // Moves focus from the first image's link to the same link in the carousel.
  useLayoutEffect(() => {
    if (firstSlide.current?.contains(document.activeElement)) {
      carousel.current?.querySelector<HTMLElement>('[aria-live] a, [aria-live] button')?.focus();
    }
  }, [Carousel]);
  return (
    <div className={box} data-compact={compact || undefined}>
      {/* Stays mounted below the carousel, so that nothing flickers when the same first slide covers it. */}
      <div ref={firstSlide} className={layer} inert={Carousel !== null} aria-hidden={Carousel !== null || undefined}>
        <BannerSlide banner={first} first={inView} onOpen={onOpen} />
      </div>
      {Carousel && (
        <div ref={carousel} className={layer}>
          <Carousel banners={banners} onOpen={onOpen} />
        </div>
      )}
    </div>
  );
}
