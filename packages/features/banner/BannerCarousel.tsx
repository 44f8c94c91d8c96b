import { useState } from 'react';
import { Carousel } from '#ui/Carousel/Carousel.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { GatedOpen } from '../shared/useGatedOpen.ts';
import { bannerMs } from './banner.model.ts';
import type { BannerView } from './BannerBox.tsx';
import { BannerSlide } from './parts/BannerSlide.tsx';

export interface BannerCarouselProps {
  banners: readonly BannerView[];
  onOpen: GatedOpen;
}

/** Several banners (BAN-01): a picture is fetched when it is the next one on either side. Loaded when there is time. */
export function BannerCarousel({ banners, onOpen }: BannerCarouselProps) {
  const { t } = useTranslation('banner');
  const total = banners.length;
  const [near, setNear] = useState<ReadonlySet<number>>(() => around(0, total));
  return (
    <Carousel
      label={t('label')}
      autoplayMs={bannerMs}
      words={{
        carousel: t('carousel'),
        pause: t('pause'),
        play: t('play'),
        previous: t('previous'),
        next: t('next'),
        goTo: (index) => t('goTo', { number: index + 1, total }),
      }}
      onSlide={(index) => setNear((now) => new Set([...now, ...around(index, total)]))}
      slides={banners.map((banner, index) => ({
        id: banner.id,
        content: <BannerSlide banner={banner} later={!near.has(index)} onOpen={onOpen} />,
      }))}
    />
  );
}

const around = (index: number, total: number): ReadonlySet<number> =>
  new Set([index, (index + 1) % total, (index + total - 1) % total]);
