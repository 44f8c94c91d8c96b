import { hash } from '#demo/art/random.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import type { Sandbox } from '../sandbox.ts';
import type { CatalogueVendor } from '../seed/catalogue.types.ts';
import { type LiveTable, tablesOf } from '../seed/liveTables.ts';
import { iso, startOfThaiDay, thaiDay } from '../time.ts';

/** The day shift is from 8:00 to 20:00 Thai time, the night shift is the rest. */
const dayBegins = 8 * hourMs;
const dayEnds = 20 * hourMs;
/** How often the number of players changes. */
const playersChangeMs = 60_000;
const playersSpread = 240;

/** Finds a live table of a vendor by its room id. */
export function roomNamed(vendor: CatalogueVendor, roomId: string): LiveTable | undefined {
  return tablesOf(vendor).find((table) => table.roomId === roomId);
}

/** Why a table cannot be joined now: its shift is over, or it is in maintenance. Null when it is open. */
export function refusalAt(sandbox: Sandbox, table: LiveTable): 'game_unavailable' | 'vendor_maintenance' | null {
  const { status } = roomState(sandbox, table);
  if (status === 'open') return null;
  return status === 'closed' ? 'game_unavailable' : 'vendor_maintenance';
}

/** The tables of a vendor that can be joined now. */
export function openTables(sandbox: Sandbox, vendor: CatalogueVendor): readonly LiveTable[] {
  return tablesOf(vendor).filter((table) => refusalAt(sandbox, table) === null);
}

/** Whether a table is open, and when a closed one opens. */
export function roomState(
  sandbox: Sandbox,
  { vassalage, shift, inRepair }: LiveTable,
): { status: 'open' | 'closed' | 'maintenance'; opensAt: string | null } {
  if (inRepair || sandbox.settings.vendorsInMaintenance.includes(vassalage)) {
    return { status: 'maintenance', opensAt: null };
  }
  if (shift === 'always') return { status: 'open', opensAt: null };
  const now = sandbox.now();
  const midnight = startOfThaiDay(thaiDay(now));
  const time = now - midnight;
  if (shift === 'day') {
    if (time >= dayBegins && time < dayEnds) return { status: 'open', opensAt: null };
    return { status: 'closed', opensAt: iso(midnight + dayBegins + (time < dayBegins ? 0 : dayMs)) };
  }
  if (time < dayBegins || time >= dayEnds) return { status: 'open', opensAt: null };
  return { status: 'closed', opensAt: iso(midnight + dayEnds) };
}

/** A plausible number of players at a table. Stable within a minute. */
export function playersAt(sandbox: Sandbox, table: LiveTable): number {
  if (roomState(sandbox, table).status !== 'open') return 0;
  const usual = 12 + (hash(table.roomId) % playersSpread);
  const drift = hash(`${table.roomId} ${Math.floor(sandbox.now() / playersChangeMs)}`) % 9;
  return usual + drift - 4;
}
