import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { Carousel } from '#ui/Carousel/Carousel.tsx';
import { bannerMs } from './banner.model.ts';
import type { BannerView } from './banner.types.ts';
import { BannerSlide } from './parts/BannerSlide.tsx';

interface BannerCarouselProps {
  banners: readonly BannerView[];
  onOpen: GuardedOpen;
}

/** Several banners as a carousel (BAN-01). Fetches an image when its slide is next to the current one. */
export function BannerCarousel({ banners, onOpen }: BannerCarouselProps) {
  const { t } = useTranslation('banner');
  const total = banners.length;
  const [near, setNear] = useState<ReadonlySet<number>>(() => around(0, total));
  return (
    <Carousel
      label={t('label')}
      autoplayMs={bannerMs}
      labels={{
        carousel: t('carousel'),
        pause: t('pause'),
        play: t('play'),
        previous: t('previous'),
        next: t('next'),
        goTo: (index) => t('goTo', { number: index + 1, total }),
      }}
      onSlide={(index) => setNear((current) => new Set([...current, ...around(index, total)]))}
      slides={banners.map((banner, index) => ({
        id: banner.id,
        content: <BannerSlide banner={banner} deferred={!near.has(index)} onOpen={onOpen} />,
      }))}
    />
  );
}

/** The index with its neighbours, wrapping around. */
const around = (index: number, total: number): ReadonlySet<number> =>
  new Set([index, (index + 1) % total, (index + total - 1) % total]);
