import type { LayoutBlock, ServiceEntry } from '#api/system.ts';
import type { GameTileView } from '#core/catalogue/gameTile.ts';
import type { Remote } from '#core/data/remote.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';

export type SidebarBlock = LayoutBlock<'sidebar'>;

/** A button of the sidebar: a link, or an action. */
export interface Shortcut {
  readonly id: string;
  readonly block: SidebarBlock;
  readonly label: string;
  readonly icon: IconDrawing;
  readonly href?: string;
  readonly onSelect?: () => void;
}

export interface SidebarProps {
  /** The blocks to show, in the operator's order. */
  readonly blocks: readonly SidebarBlock[];
  /** The player's latest games; null for visitors and trial accounts, who have none. */
  readonly recent: Remote<readonly GameTileView[]> | null;
  /** Called when the recent games open, to load them. */
  readonly onRecent: () => void;
  readonly onOpen: GuardedOpen;
  readonly lobbyHref: string;
  /** VIP services (SID-01b); empty for players without one. */
  readonly vip: readonly ServiceEntry[];
  readonly services: readonly ServiceEntry[];
  /** Opens a window, so it must be called synchronously in the click handler. */
  readonly onService: (entry: ServiceEntry) => void;
  /** Link to the rebate page; null when the operator has no rebate, or the site no page for it. */
  readonly rebateHref: string | null;
  readonly onUpdates: () => void;
  /** The page takes the whole width: only a huge window has room beside it. */
  readonly besideBoard: boolean;
}
