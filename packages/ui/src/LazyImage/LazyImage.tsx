import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ratioClass } from '../theme/ratios.css.ts';
import type { Ratio } from '../theme/ratios.ts';
import { bare, broken, corners, fits, frame, hidden, parentSized, picture } from './LazyImage.css.ts';
import { isKnown, remember } from './loadedUrls.ts';
import { whenNear } from './nearView.ts';

export const lazyImageFits = ['cover', 'contain'] as const;
export const lazyImageCorners = ['none', 'control', 'card', 'sheet'] as const;

/** The total number of attempts to load a picture. */
const maxAttempts = 3;
/** The delay before the second attempt, in ms. Before the third it is twice as long. */
const retryDelay = 400;

export interface LazyImageProps {
  /** The URL. Null shows the fallback drawing. */
  src: string | null;
  /** The alternative text. Empty for a decorative picture. */
  alt: string;
  /** The aspect ratio, which reserves the space before loading. `parent` fills a parent that has a definite size. */
  ratio: Ratio | 'parent';
  /** How the picture is fitted into its frame. @default 'cover' */
  fit?: (typeof lazyImageFits)[number];
  /** The corner radius. @default 'none' */
  radius?: (typeof lazyImageCorners)[number];
  /** Removes the placeholder background. Use it for logos with transparency. @default false */
  transparent?: boolean;
  /**
   * Renders the picture in the document and loads it at once. Use it for what is in view when the page opens.
   * @default false
   */
  eager?: boolean;
  /** Called after the last attempt has failed. */
  onFail?: () => void;
}

/** A picture that loads when it comes near the viewport, retries twice (ERR-03a), and causes no layout shift. */
export function LazyImage(props: LazyImageProps) {
  // A new URL resets the state.
  return <Frame key={props.src} {...props} />;
}

/** The place of a picture. Most pictures of a page are never in view: their places keep as little as possible. */
function Frame({ src, ratio, radius = 'none', transparent = false, eager = false, ...rest }: LazyImageProps) {
  const [loads, setLoads] = useState<'later' | 'now' | 'atOnce'>(eager ? 'atOnce' : 'later');
  const watch = useCallback(
    (place: HTMLElement) => {
      if (src === null) return undefined;
      if (!isKnown(src)) return whenNear(place, () => setLoads('now'));
      // Before the next paint.
      setLoads('atOnce');
      return undefined;
    },
    [src],
  );
  return (
    <span
      ref={loads === 'later' ? watch : undefined}
      className={`${frame} ${corners[radius]} ${ratio === 'parent' ? parentSized : ratioClass[ratio]} ${transparent ? bare : ''}`}
    >
      {src === null ? (
        <BrokenPicture alt={rest.alt} />
      ) : (
        loads !== 'later' && <Picture src={src} immediate={loads === 'atOnce'} {...rest} />
      )}
    </span>
  );
}

interface PictureProps extends Pick<LazyImageProps, 'alt' | 'fit' | 'onFail'> {
  src: string;
  /** It does not fade in. */
  immediate: boolean;
}

function Picture({ src, alt, fit = 'cover', immediate, onFail }: PictureProps) {
  const [shown, setShown] = useState(immediate);
  const [attempt, setAttempt] = useState(1);
  const image = useRef<HTMLImageElement>(null);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(retry.current), []);

  const handleLoad = () => {
    remember(src);
    setShown(true);
  };
  const handleError = () => {
    clearTimeout(retry.current);
    if (attempt < maxAttempts) retry.current = setTimeout(() => setAttempt(attempt + 1), retryDelay * attempt);
    else {
      setAttempt(maxAttempts + 1);
      onFail?.();
    }
  };
  // A server-rendered picture may have loaded or failed before the event handlers were attached.
  const settle = useEffectEvent(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) handleLoad();
    else image.current.decode().then(handleLoad, handleError);
  });
  useLayoutEffect(() => settle(), [attempt]);

  if (attempt > maxAttempts) return <BrokenPicture alt={alt} />;
  return (
    <img
      // A new element requests the same URL again.
      key={attempt}
      ref={image}
      src={src}
      alt={alt}
      decoding="async"
      // Before the scripts: what is in view is seen first, and small.
      fetchPriority={immediate ? 'high' : undefined}
      draggable={false}
      onLoad={handleLoad}
      onError={handleError}
      className={`${picture} ${fits[fit]} ${shown ? '' : hidden}`}
    />
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
