import { cardsServer } from './cards/server.ts';
import { fishServer } from './fish/server.ts';
import type { GameServer } from './gameServer.ts';
import { tableServer } from './table/server.ts';

/** The kinds of demonstration games besides the slot machine; each answers below its name. */
export const gameServers: Readonly<Record<string, GameServer>> = {
  table: tableServer,
  cards: cardsServer,
  fish: fishServer,
};
