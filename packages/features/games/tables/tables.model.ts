import { type Room, type TableKind, tableKinds } from '#api/launch.ts';
import { wordOf } from '#api/open.ts';
import { paths } from '#core/routing/paths.ts';
import type { GameTab, ListedTable, TablesChoice, TablesScreenProps } from './tables.types.ts';

/** The highest least stake of a table that begins low, in the currency of the site. */
export const lowStake = '50.00';

/** Reads the choice that the URL names. `game=favourite` is an address of earlier releases. */
export function choiceOf(search: URLSearchParams): TablesChoice {
  const game = search.get('game');
  return {
    game: tableKinds.find((kind) => kind === game) ?? '',
    vassalage: search.get('vassalage') ?? '',
    favourite: search.get('favourite') === '1' || game === 'favourite',
    low: search.get('low') === '1',
  };
}

/** The address of a choice. */
export const hrefOf = ({ game, vassalage, favourite, low }: TablesChoice): string =>
  paths.live({
    vassalage: vassalage || undefined,
    game: game || undefined,
    ...(favourite && { favourite: '1' }),
    ...(low && { low: '1' }),
  });

/** No choice at all. */
export const allTables: TablesChoice = { game: '', vassalage: '', favourite: false, low: false };

/** The tables that fit a choice, open ones first; otherwise in the platform's order. */
export function roomsOf(rooms: readonly Room[], choice: TablesChoice, favourites: readonly string[]): readonly Room[] {
  const isClosed = ({ status }: Room): number => (status === 'open' ? 0 : 1);
  return rooms
    .filter((room) => fits(room, choice, favourites) && (choice.game === '' || wordOf(room.kind) === choice.game))
    .toSorted((one, other) => isClosed(one) - isClosed(other));
}

function fits(room: Room, { vassalage, favourite, low }: TablesChoice, favourites: readonly string[]): boolean {
  return (
    (vassalage === '' || room.vassalage === vassalage) &&
    (!favourite || favourites.includes(room.roomId)) &&
    (!low || Number(room.minBet) <= Number(lowStake))
  );
}

/** The tabs with how many tables each lists; `rooms` is null while they are unknown. */
export function tabsOf(
  rooms: readonly Room[] | null,
  choice: TablesChoice,
  favourites: readonly string[],
): readonly GameTab[] {
  return (['', ...tableKinds] as const).map((id: TableKind | '') => ({
    id,
    href: hrefOf({ ...choice, game: id }),
    count: rooms && roomsOf(rooms, { ...choice, game: id }, favourites).length,
  }));
}

/** The table that the player opened last, if it is open, or the open one with most players; null without an open one. */
export function stageOf(rooms: readonly Room[], lastRoomId: string | null): { room: Room; last: boolean } | null {
  const open = rooms.filter(({ status }) => status === 'open');
  const last = open.find(({ roomId }) => roomId === lastRoomId);
  if (last) return { room: last, last: true };
  const [busiest] = open.toSorted((one, other) => (other.players ?? 0) - (one.players ?? 0));
  return busiest ? { room: busiest, last: false } : null;
}

/** How many of the open tables have a dealer. */
export function dealersOf(tables: readonly ListedTable[]): TablesScreenProps['dealers'] {
  const open = tables.filter(({ status }) => status === 'open');
  const dealt = open.filter(({ dealer }) => dealer !== null).length;
  return dealt === 0 ? 'none' : dealt < open.length ? 'some' : 'all';
}
