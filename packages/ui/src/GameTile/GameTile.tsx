import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  cover,
  flame,
  heart,
  heartShape,
  hot,
  link,
  name as nameClass,
  round,
  tile,
  vendor as vendorClass,
  words,
} from './GameTile.css.ts';

export interface GameTileFavourite {
  pressed: boolean;
  /** Names the game too, as there is a heart on every tile. The same in both states: `aria-pressed` says which. */
  label: string;
  onToggle: () => void;
  /** An answer is awaited: presses are ignored, focus stays. @default false */
  busy?: boolean;
}

export interface GameTileProps {
  /** Where the whole tile leads. */
  href: string;
  name: string;
  vendor: string;
  /** Address of the cover, three wide and four high; null where there is none that may be shown. */
  image: string | null;
  /** The word beside the flame on a hot game. */
  hotLabel?: string;
  /** The heart in the corner. */
  favourite?: GameTileFavourite;
  /** Among the first tiles of a page, whose covers are fetched at once. @default false */
  priority?: boolean;
}

/** A game in a lobby: one link, and a heart of its own. It is a list item: put it into a `GameGrid`. */
export function GameTile({ href, name, vendor, image, hotLabel, favourite, priority = false }: GameTileProps) {
  return (
    <li className={tile}>
      <Anchor href={href} className={link}>
        <span className={cover}>
          <LazyImage src={image} alt="" ratio="3:4" radius="card" priority={priority} />
        </span>
        <span className={words}>
          <span className={nameClass}>{name}</span>
          <span className={vendorClass}>{vendor}</span>
        </span>
        {hotLabel !== undefined && (
          <span className={hot}>
            <Flame />
            {hotLabel}
          </span>
        )}
      </Anchor>
      {favourite && <Heart {...favourite} />}
    </li>
  );
}

/** The place of a tile that is still loading, in exactly its size. */
export function GameTileSkeleton() {
  return (
    <li className={tile} aria-hidden>
      <Skeleton shape="block" ratio="3:4" />
      <span className={words}>
        <Skeleton shape="text" size="sm" lines={2} />
      </span>
    </li>
  );
}

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
      <path d="M13.2 1.8c.6 3.6-.5 5.6-2.2 7.5C9.4 11 8.2 12.200 8.200 14c-1.100-.6-1.700-1.700-1.600-3.300C4.900 12.300 4 14.200 4 16.100 4 20 7.400 22.500 12 22.500s8-2.600 8-6.800c0-5.900-5.300-7.700-6.800-13.900Z" />
    </svg>
  );
}
