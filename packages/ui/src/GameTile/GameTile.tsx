import type { ReactNode } from 'react';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  action as actionClass,
  caption,
  cover,
  flame,
  heart,
  heartShape,
  hot,
  large,
  link,
  name as nameClass,
  round,
  tile,
  vendor as vendorClass,
} from './GameTile.css.ts';

export const gameTileSizes = ['normal', 'large'] as const;

/** The favourite button of a `GameTile`. */
export interface GameTileFavourite {
  /** Whether the game is a favourite. */
  pressed: boolean;
  /** The accessible name. It should include the game and stay the same in both states. */
  label: string;
  /** Called when the heart is clicked, unless busy. */
  onToggle: () => void;
  /** Ignores clicks while a request is pending. The button keeps the focus. @default false */
  busy?: boolean;
}

export interface GameTileProps {
  /** The URL that the tile links to. */
  href: string;
  /** The name of the game. */
  name: string;
  /** The name of the vendor. */
  vendor: string;
  /** The URL of the cover, drawn 3:4; the brand's `ratio.tile` cuts it. Null shows the fallback image. */
  image: string | null;
  /** The text next to the flame of a hot game. */
  hotLabel?: string;
  /** A note below the names, such as that the vendor is in maintenance. */
  status?: ReactNode;
  /** The favourite button in the corner. Omit it to hide the button. */
  favourite?: GameTileFavourite;
  /** `large` is the first game of a list: two columns and two rows of the grid. @default 'normal' */
  size?: (typeof gameTileSizes)[number];
  /** A small button of its own beside the name, such as one that tries the game. For a large tile only. */
  action?: ReactNode;
  /** Loads the cover immediately. Use it for the first tiles of a page. @default false */
  eager?: boolean;
}

/**
 * A game as a link with an optional favourite button. It renders a list item; put it into a `GameGrid`. The brand decides
 * whether its name stands below the cover or on it.
 */
export function GameTile({
  href,
  name,
  vendor,
  image,
  hotLabel,
  status,
  favourite,
  size = 'normal',
  action,
  eager = false,
}: GameTileProps) {
  return (
    <li className={tileOf(size)}>
      <span className={cover}>
        <LazyImage src={image} alt="" ratio="parent" radius="card" eager={eager} />
      </span>
      <div className={caption}>
        <Anchor href={href} className={link}>
          <span className={nameClass}>{name}</span>
          <span className={vendorClass}>{vendor}</span>
          {status}
          {hotLabel !== undefined && (
            <span className={hot}>
              <Flame />
              <span>{hotLabel}</span>
            </span>
          )}
        </Anchor>
        {action !== undefined && <div className={actionClass}>{action}</div>}
      </div>
      {favourite && <Heart {...favourite} />}
    </li>
  );
}

/** A placeholder of the same size as a `GameTile`. */
export function GameTileSkeleton({ size = 'normal' }: Pick<GameTileProps, 'size'>) {
  return (
    <li className={tileOf(size)} aria-hidden>
      <span className={cover}>
        <Skeleton shape="block" ratio="tile" />
      </span>
      <span className={caption}>
        <span className={link}>
          <Skeleton shape="text" size="sm" />
        </span>
      </span>
    </li>
  );
}

const tileOf = (size: GameTileProps['size']): string => (size === 'large' ? `${tile} ${large}` : tile);

function Heart({ pressed, label, onToggle, busy = false }: GameTileFavourite) {
  return (
    <button
      type="button"
      className={heart}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onToggle}
    >
      <span className={round}>
        <svg className={heartShape} viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M12 20.5S3.5 15.6 3.5 9.3A4.8 4.8 0 0 1 12 6.2a4.8 4.8 0 0 1 8.5 3.1c0 6.3-8.5 11.2-8.5 11.2Z" />
        </svg>
      </span>
    </button>
  );
}

function Flame() {
  return (
    <svg className={flame} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M13.2 1.8c.6 3.6-.5 5.6-2.2 7.5C9.4 11 8.2 12.2 8.2 14c-1.1-.6-1.7-1.7-1.6-3.3C4.9 12.3 4 14.2 4 16.1 4 20 7.4 22.5 12 22.5s8-2.6 8-6.8c0-5.9-5.3-7.7-6.8-13.9Z" />
    </svg>
  );
}
