import { GamePopupDialog } from './GamePopupDialog.tsx';
import { useGamePopup } from './useGamePopup.ts';

/** The dialog joined with the address, in one piece that the site brings when an address wants it. */
export function GamePopup() {
  return <GamePopupDialog {...useGamePopup()} />;
}
