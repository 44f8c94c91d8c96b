import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import type { GatedOpen } from '../shared/useGatedOpen.ts';
import { box, layer } from './BannerBox.css.ts';
import { BannerSlide } from './parts/BannerSlide.tsx';
import { useBannerCarousel } from './parts/useBannerCarousel.ts';

export interface BannerView {
  readonly id: string;
  /** What the picture says; may be empty. */
  readonly title: string;
  /** Null when it may not be loaded. */
  readonly image: string | null;
  /** Where a press leads; null for nowhere. */
  readonly href: string | null;
  /** It leads into a game, so `onOpen` is asked first. */
  readonly opensGame: boolean;
}

export interface BannerBoxProps {
  /** The banners of another group are shown from the beginning (BAN-01d). */
  readonly group: string;
  readonly banners: Remote<readonly BannerView[]>;
  readonly onOpen?: GatedOpen | undefined;
}

/**
 * The banners of a page (BAN-01). The first picture is all that the first view needs; what makes several of them slide
 * comes when there is time, and takes over in the same place. Without banners, or when they do not come, there is nothing.
 */
export function BannerBox({ group, banners, onOpen = null }: BannerBoxProps) {
  const { t } = useTranslation('banner');
  if (banners.status === 'loading') {
    return (
      <div className={box} aria-busy>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </div>
    );
  }
  const [first, ...others] = banners.status === 'ready' ? banners.value : [];
  if (!first) return null;
  return <Banners key={group} banners={[first, ...others]} onOpen={onOpen} />;
}

interface BannersProps {
  banners: readonly [BannerView, ...BannerView[]];
  onOpen: GatedOpen;
}

function Banners({ banners, onOpen }: BannersProps) {
  const Carousel = useBannerCarousel(banners.length > 1);
  const [first] = banners;
  const still = useRef<HTMLDivElement>(null);
  const sliding = useRef<HTMLDivElement>(null);
  // Whoever stands on the first picture's link stands on the same link of the carousel.
  useLayoutEffect(() => {
    if (still.current?.contains(document.activeElement)) {
      sliding.current?.querySelector<HTMLElement>('[aria-live] a, [aria-live] button')?.focus();
    }
  }, [Carousel]);
  return (
    <div className={box}>
      {/* Stays below the carousel, whose first slide is the same: nothing blinks as it takes over. */}
      <div ref={still} className={layer} inert={Carousel !== null} aria-hidden={Carousel !== null || undefined}>
        <BannerSlide banner={first} first onOpen={onOpen} />
      </div>
      {Carousel && (
        <div ref={sliding} className={layer}>
          <Carousel banners={banners} onOpen={onOpen} />
        </div>
      )}
    </div>
  );
}
