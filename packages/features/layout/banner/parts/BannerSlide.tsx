import { type MouseEvent, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { BannerView } from '../banner.types.ts';
import {
  fallback,
  link,
  picture,
  sceneAction,
  sceneFrame,
  sceneMedia,
  sceneNote,
  sceneTitle,
  slide,
  words,
} from './BannerSlide.css.ts';

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

/**
 * One banner: a picture with text over its plain side, or an image that has its text, with a link if it has a target. Shows
 * its title when an image fails to load; the text of a scene needs no picture.
 */
export function BannerSlide({ banner, first = false, deferred = false, onOpen }: BannerSlideProps) {
  const { t } = useTranslation('banner');
  const { title, image, scene, href, opensGame } = banner;
  const [failures, setFailures] = useState(0);
  const src = scene?.tall ?? image;
  const shown = src !== null && failures <= retries && !deferred && (
    <img
      // A new key mounts a new element, which fetches the image again.
      key={failures}
      src={src}
      // A link needs an accessible name; a plain image without a title is decorative, as is one beside its text.
      alt={scene === null ? title || (href === null ? '' : t('picture')) : ''}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
      draggable={false}
      onError={() => setFailures(failures + 1)}
      className={picture}
    />
  );
  const content =
    scene !== null ? (
      <>
        <picture className={sceneFrame}>
          {shown && <source media={sceneMedia} srcSet={scene.wide} />}
          {shown}
        </picture>
        <span className={words}>
          <span className={sceneTitle}>{scene.title}</span>
          {scene.note !== '' && <span className={sceneNote}>{scene.note}</span>}
          {href !== null && scene.action !== '' && <span className={sceneAction}>{scene.action}</span>}
        </span>
      </>
    ) : image === null || failures > retries ? (
      <span className={fallback}>{title || t('picture')}</span>
    ) : (
      shown
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
