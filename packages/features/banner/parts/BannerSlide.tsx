import { type MouseEvent, useState } from 'react';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { GatedOpen } from '../../shared/useGatedOpen.ts';
import type { BannerView } from '../BannerBox.tsx';
import { link, picture, slide, words } from './BannerSlide.css.ts';

/** How often a picture is asked for again, at once. */
const retries = 1;

interface BannerSlideProps {
  banner: BannerView;
  /** The first picture of the page: fetched before others. @default false */
  first?: boolean;
  /** Not near enough to be fetched yet. @default false */
  later?: boolean;
  onOpen: GatedOpen;
}

/** One banner: a picture, and a link where it leads somewhere. A picture that does not come is its own words. */
export function BannerSlide({ banner, first = false, later = false, onOpen }: BannerSlideProps) {
  const { t } = useTranslation('banner');
  const { title, image, href, opensGame } = banner;
  const [failures, setFailures] = useState(0);
  const content =
    image === null || failures > retries ? (
      <span className={words}>{title || t('picture')}</span>
    ) : later ? null : (
      <img
        // A new element asks again.
        key={failures}
        src={image}
        // A link needs a name; a picture that says nothing needs none.
        alt={title || (href === null ? '' : t('picture'))}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        draggable={false}
        onError={() => setFailures(failures + 1)}
        className={picture}
      />
    );
  if (href === null) return <div className={slide}>{content}</div>;
  const hold = (event: MouseEvent) => {
    if (onOpen === null || !opensGame) return;
    event.preventDefault();
    onOpen(href);
  };
  return (
    <div className={slide}>
      <Anchor href={href} className={link} draggable={false} onClick={hold}>
        {content}
      </Anchor>
    </div>
  );
}
