import { TryGameDialog } from './TryGameDialog.tsx';
import { useTryGame } from './useTryGame.ts';

/** The offer to play a game without money, joined with its hook. The site loads it when the URL asks for it. */
export function TryGame() {
  return <TryGameDialog {...useTryGame()} />;
}
