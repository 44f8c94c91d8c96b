import type { VipLevelsValue } from '#api/vip.ts';
import type { Closed } from '#core/centre/useClosedPage.ts';
import type { Remote } from '#core/data/remote.ts';
import type { PlayStop } from '#core/session/playStatus.ts';

export interface VipScreenProps {
  /** Why the page is closed (MEM-04c); null while it is open. */
  readonly closed: Closed | null;
  /** Who looks at it: only a member has a level. */
  readonly role: 'visitor' | 'trial' | 'member';
  readonly vip: Remote<VipLevelsValue>;
  /** The player's own break, during which there is no progress (RSP-06); null otherwise. */
  readonly stop: PlayStop | null;
  readonly homeHref: string;
  /** Link to the limits; null where the operator has none. */
  readonly limitsHref: string | null;
  /** Asks a visitor to log in, and explains to a trial account that it needs a real one. */
  readonly onEnter: () => void;
  /** Opens the VIP service; undefined for players without one (SID-01b). */
  readonly onService: (() => void) | undefined;
}
