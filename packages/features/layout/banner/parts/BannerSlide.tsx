import { type MouseEvent, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { BannerView } from '../banner.types.ts';
import { fallback, link, picture, slide } from './BannerSlide.css.ts';

/** Number of immediate retries for an image that fails to load. */
const retries = 1;

interface BannerSlideProps {
  banner: BannerView;
  /** The first image of the page, which is fetched with high priority. @default false */
  first?: boolean;
  /** Does not fetch the image yet. @default false */
  deferred?: boolean;
  onOpen: GuardedOpen;
}

/** One banner: an image, with a link if it has a target. Shows its title when the image fails to load. */
export function BannerSlide({ banner, first = false, deferred = false, onOpen }: BannerSlideProps) {
  const { t } = useTranslation('banner');
  const { title, image, href, opensGame } = banner;
  const [failures, setFailures] = useState(0);
  const content =
    image === null || failures > retries ? (
      <span className={fallback}>{title || t('picture')}</span>
    ) : deferred ? null : (
      <img
        // A new key mounts a new element, which fetches the image again.
        key={failures}
        src={image}
        // A link needs an accessible name; a plain image without a title is decorative.
        alt={title || (href === null ? '' : t('picture'))}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        draggable={false}
        onError={() => setFailures(failures + 1)}
        className={picture}
      />
    );
  if (href === null) return <div className={slide}>{content}</div>;
  const onClick = (event: MouseEvent) => {
    if (onOpen === null || !opensGame) return;
    event.preventDefault();
    onOpen(href);
  };
  return (
    <div className={slide}>
      <Anchor href={href} className={link} draggable={false} onClick={onClick}>
        {content}
      </Anchor>
    </div>
  );
}
