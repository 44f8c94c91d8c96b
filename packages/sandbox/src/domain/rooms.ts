import { ok } from '#api/errors.ts';
import type * as contract from '#api/launch.ts';
import type { Room } from '#api/launch.ts';
import { hash } from '../art/random.ts';
import { roomPicturePath } from '../images.ts';
import { satangToAmount } from '../ledger.ts';
import type { CatalogueVendor } from '../seed/catalogue.ts';
import { type LiveTable, tableGameNames, tablesOf } from '../seed/tables.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { dayMs, iso, startOfThaiDay, thaiDay } from './time.ts';

const hourMs = 60 * 60_000;
/** The day shift deals from 8 to 20 o'clock in Thailand, the night shift the rest. */
const dayBegins = 8 * hourMs;
const dayEnds = 20 * hourMs;
/** So often people come and go, as far as a list tells. */
const playersChangeMs = 60_000;
const mostPlayers = 240;

/** RT-05: the tables of a live vendor. The other kinds have no rooms. */
export const gameRooms: Handler<typeof contract.gameRooms> = ({ world }, { vassalage, gameType, language }) => {
  const vendor = world.catalogue.vendorByCode.get(vassalage);
  if (vendor?.gameType !== gameType) return ok({ list: [] });
  const spoken = gameLanguage(language);
  return ok({
    list: tablesOf(vendor).map((table) => ({
      roomId: table.roomId,
      name: table.name[spoken],
      game: tableGameNames[table.game][spoken],
      ...stateOf(world, table),
      minBet: satangToAmount(table.minSatang),
      maxBet: satangToAmount(table.maxSatang),
      players: playersAt(world, table),
      image: roomPicturePath(table.roomId),
    })),
  });
};

/** A room by its id, or undefined for one that nobody knows. */
export function roomNamed(vendor: CatalogueVendor, roomId: string): LiveTable | undefined {
  return tablesOf(vendor).find((each) => each.roomId === roomId);
}

/** Why nobody can play at a table now: it is closed for a shift, or under repair. Null where it is open. */
export function refusalAt(world: World, table: LiveTable): 'game_unavailable' | 'vendor_maintenance' | null {
  const { status } = stateOf(world, table);
  if (status === 'open') return null;
  return status === 'closed' ? 'game_unavailable' : 'vendor_maintenance';
}

/** The tables of a vendor that somebody can sit down at now. */
export function openTables(world: World, vendor: CatalogueVendor): readonly LiveTable[] {
  return tablesOf(vendor).filter((table) => refusalAt(world, table) === null);
}

function stateOf(world: World, { vassalage, shift, inRepair }: LiveTable): Pick<Room, 'status' | 'opensAt'> {
  if (inRepair || world.settings.vendorsInMaintenance.includes(vassalage)) {
    return { status: 'maintenance', opensAt: null };
  }
  if (shift === 'always') return { status: 'open', opensAt: null };
  const now = world.now();
  const midnight = startOfThaiDay(thaiDay(now));
  const time = now - midnight;
  if (shift === 'day') {
    if (time >= dayBegins && time < dayEnds) return { status: 'open', opensAt: null };
    return { status: 'closed', opensAt: iso(midnight + dayBegins + (time < dayBegins ? 0 : dayMs)) };
  }
  if (time < dayBegins || time >= dayEnds) return { status: 'open', opensAt: null };
  return { status: 'closed', opensAt: iso(midnight + dayEnds) };
}

/** As many as anybody would believe, the same for everybody who looks within the minute. */
function playersAt(world: World, table: LiveTable): number {
  if (stateOf(world, table).status !== 'open') return 0;
  const usual = 12 + (hash(table.roomId) % mostPlayers);
  const drift = hash(`${table.roomId} ${Math.floor(world.now() / playersChangeMs)}`) % 9;
  return usual + drift - 4;
}
