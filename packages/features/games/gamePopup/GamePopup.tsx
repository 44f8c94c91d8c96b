import { GamePopupDialog } from './GamePopupDialog.tsx';
import { useGamePopup } from './useGamePopup.ts';

/** The game popup joined with its hook. The site loads it when the URL asks for it. */
export function GamePopup() {
  return <GamePopupDialog {...useGamePopup()} />;
}
