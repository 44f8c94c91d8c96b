import { cardsServer } from './cards/server/server.ts';
import { fishingServer } from './fishing/server/server.ts';
import { liveTablesServer } from './liveTables/server/server.ts';
import { lotteryServer } from './lottery/server/server.ts';
import type { GameServer } from './shared/server/gameServer.ts';
import { sportsbookServer } from './sportsbook/server/server.ts';

/** The demo game servers besides the slot machine, by the first segment of their calls. */
export const gameServers: ReadonlyMap<string, GameServer> = new Map([
  ['sportsbook', sportsbookServer],
  ['liveTables', liveTablesServer],
  ['cards', cardsServer],
  ['fishing', fishingServer],
  ['lottery', lotteryServer],
]);
