import { settleDueDraws } from './provider/draw/settle.ts';
import { settleDueMatches } from './provider/fixtures/settle.ts';
import type { World } from './world.ts';

/** What ends with time alone: each settles the bets whose hour has come, and does nothing where none has. */
const settlers: readonly ((world: World) => void)[] = [settleDueMatches, settleDueDraws];

/**
 * Settles every bet that is due by the world's clock. Called before a member or a provider is answered, so that nobody
 * sees a balance or a record from before; it reads only the bets that wait.
 */
export function settleWhatIsDue(world: World): void {
  for (const settle of settlers) settle(world);
}
