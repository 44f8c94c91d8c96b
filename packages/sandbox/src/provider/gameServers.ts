import { draw } from './draw/server.ts';
import { fixtures } from './fixtures/server.ts';
import type { GameServer } from './gameServer.ts';

/** The kinds of demonstration games besides the slot machine; each answers below its name. */
export const gameServers: Readonly<Record<string, GameServer>> = {
  fixtures,
  draw,
};
