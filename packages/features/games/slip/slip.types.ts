import type { ReactNode } from 'react';
import type { SlipPick } from '#api/slipPicks.ts';
import type { PickedPrice, SlipLine, SlipVendor } from '#core/catalogue/slip/heldSlip.ts';

/** Props of `Slip`. */
export interface SlipProps {
  /** Null while nothing has been picked in this visit. */
  readonly vendor: SlipVendor | null;
  readonly picks: readonly PickedPrice[];
  /** What the vendor's slip says; null until it has said something about these picks. */
  readonly line: SlipLine | null;
  /** The vendor's own slip; null where the player has none yet. */
  readonly frame: ReactNode;
  /** What the player lacks for it; null for nothing. */
  readonly needs: 'login' | 'account' | null;
  /** The sheet of a phone is open. */
  readonly open: boolean;
  /** Opens the slip, or asks for what is needed before: a login, a real account. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onRemove: (pick: SlipPick) => void;
  /** The vendor whose price was picked while the slip belongs to another one, with both answers to the question; or null. */
  readonly change: { readonly to: string; readonly onConfirm: () => void; readonly onCancel: () => void } | null;
}
