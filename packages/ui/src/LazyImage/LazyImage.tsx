import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ratioClass } from '../theme/ratios.css.ts';
import type { Ratio } from '../theme/ratios.ts';
import { isKnown, remember } from './knownAddresses.ts';
import { bare, broken, corners, fits, frame, hidden, parentSized, picture } from './LazyImage.css.ts';
import { whenNear } from './nearView.ts';

export const lazyImageFits = ['cover', 'contain'] as const;
export const lazyImageCorners = ['none', 'control', 'card', 'sheet'] as const;

/** In all, the first one included. */
const attempts = 3;
/** Between two attempts, in milliseconds; a short gap outlives a blink of the network. */
const pause = 400;

export interface LazyImageProps {
  /** Null where there is none that may be shown: the error image stands in at once. */
  src: string | null;
  /** What the picture says; empty where the text beside it says the same. */
  alt: string;
  /** Its shape, known before it arrives, so that nothing moves; `parent` fills a place that has a size already. */
  ratio: Ratio | 'parent';
  /** @default 'cover' */
  fit?: (typeof lazyImageFits)[number];
  /** @default 'none' */
  radius?: (typeof lazyImageCorners)[number];
  /** No placeholder behind it, for marks that are not rectangles. @default false */
  transparent?: boolean;
  /** For the first pictures of a page: part of the first HTML, fetched at once and before others. @default false */
  priority?: boolean;
  /** After the last attempt has failed. */
  onFail?: () => void;
}

/** A picture that is fetched when it comes near the screen, tried three times, and never moves what is around it. */
export function LazyImage(props: LazyImageProps) {
  // Another address is another picture: it starts from the beginning.
  return <Picture key={props.src} {...props} />;
}

function Picture({
  src,
  alt,
  ratio,
  fit = 'cover',
  radius = 'none',
  transparent = false,
  priority = false,
  onFail,
}: LazyImageProps) {
  const [quick] = useState(() => priority || (src !== null && isKnown(src)));
  const [near, setNear] = useState(quick);
  const [shown, setShown] = useState(quick);
  const [attempt, setAttempt] = useState(1);
  const place = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!near && place.current) return whenNear(place.current, () => setNear(true));
    return undefined;
  }, [near]);
  useEffect(() => () => clearTimeout(retry.current), []);

  const arrived = () => {
    if (src !== null) remember(src);
    setShown(true);
  };
  const failed = () => {
    clearTimeout(retry.current);
    if (attempt < attempts) retry.current = setTimeout(() => setAttempt(attempt + 1), pause * attempt);
    else {
      setAttempt(attempts + 1);
      onFail?.();
    }
  };
  // A picture of the first HTML may have arrived, or failed, before anything listened.
  const settle = useEffectEvent(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) arrived();
    else image.current.decode().then(arrived, failed);
  });
  useLayoutEffect(() => settle(), [near, attempt]);

  const given = src === null || attempt > attempts;

  return (
    <span
      ref={place}
      className={`${frame} ${corners[radius]} ${ratio === 'parent' ? parentSized : ratioClass[ratio]} ${transparent ? bare : ''}`}
    >
      {near && !given && (
        <img
          // A new element asks the network again, under the same address.
          key={attempt}
          ref={image}
          src={src ?? undefined}
          alt={alt}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          draggable={false}
          onLoad={arrived}
          onError={failed}
          className={`${picture} ${fits[fit]} ${shown ? '' : hidden}`}
        />
      )}
      {given && <BrokenPicture alt={alt} />}
    </span>
  );
}

function BrokenPicture({ alt }: { alt: string }) {
  return (
    <svg
      className={broken}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <path d="M20 8H11a4 4 0 0 0-4 4v24a4 4 0 0 0 4 4h6M28 40h9a4 4 0 0 0 4-4V12a4 4 0 0 0-4-4h-5" />
      <path d="m28 5-5 10 5 6-6 9 3 6-3 7" />
      <circle cx="14.5" cy="17" r="2.5" />
      <path d="m7 33 7-7 4 4M32 27l9 9" />
    </svg>
  );
}
