import type { GameType } from '#api/primitives.ts';
import type { ServiceEntry } from '#api/system.ts';
import type { Remote } from '#core/data/remote.ts';

/** Something that the palette can open. */
export interface CommandOption {
  readonly id: string;
  /** `all` is the last option, which leads to all games of the searched name. */
  readonly kind: 'service' | 'page' | 'vendor' | 'lottery' | 'game' | 'all';
  readonly label: string;
  /** Other words that it is found by, such as what players call a page. Not shown. */
  readonly words?: readonly string[];
  /** Needs an account: who has none is asked to log in first. */
  readonly account?: true;
  /** The customer service that it opens in a window, in place of `href` (CS-01). */
  readonly service?: ServiceEntry;
  /** Second line: the vendor of a game, the category of a vendor; '' for none. */
  readonly note: string;
  /** Cover or mark. Null when the URL is not allowed; absent for an option with an icon. */
  readonly image?: string | null;
  /** Chooses the icon of an option without an image. */
  readonly type?: GameType;
  /** The vendor is in maintenance. It can be opened all the same, and is marked as such. */
  readonly inMaintenance?: boolean;
  readonly href: string;
}

/**
 * Options under a common heading. `cached`: games from the cache. `games`: results of the platform. `suggested`: where nothing
 * was found.
 */
export interface CommandGroup {
  readonly name: 'pages' | 'vendors' | 'lotteries' | 'cached' | 'games' | 'suggested';
  readonly options: readonly CommandOption[];
}

/** The options that are known without a search on the platform. */
export interface LocalOptions extends Readonly<
  Record<'pages' | 'vendors' | 'lotteries' | 'cached', readonly CommandOption[]>
> {
  /** Customer services. Among the pages; one is suggested where nothing was found. */
  readonly services: readonly CommandOption[];
  /** What a player can do, such as a withdrawal. Among the pages, but not suggested. */
  readonly actions: readonly CommandOption[];
}

/** Props of `CommandPaletteDialog`. */
export interface CommandPaletteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The search text. */
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Tells whether the player has moved to an option; while it is true the options must not move. */
  readonly onPointing: (pointing: boolean) => void;
  /** The matching options; without a text, suggestions. */
  readonly groups: readonly CommandGroup[];
  /** Loading state of categories and vendors, which are part of the groups. */
  readonly categories: Remote<null>;
  /** State of the game search, whose results are part of the groups. */
  readonly games: Remote<null>;
  /** The name that was searched for instead of the typed one, which matched nothing. */
  readonly shownFor?: string;
  /** Link to all games of the searched name; null when the groups contain all of them. */
  readonly allHref: string | null;
  /** Recent searches on this device, latest first. */
  readonly recent: readonly string[];
  readonly onForgetRecent: () => void;
  readonly onChoose: (option: CommandOption) => void;
}
