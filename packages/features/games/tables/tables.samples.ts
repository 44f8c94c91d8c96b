import { fn } from 'storybook/test';
import { gameRooms } from '#api/launch.ts';
import { vendorMarkPath } from '#core/catalogue/images.ts';
import { type TableView, toTableView } from '#core/catalogue/tables/tableView.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { type Globals, codeOf, sampleNoon, sampleOf, spokenIn } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { allTables, dealersOf, hrefOf, lowStake, roomsOf, stageOf, tabsOf } from './tables.model.ts';
import type { ListedTable, TablesChoice, TablesScreenProps } from './tables.types.ts';

/** Props of the live tables for stories, as the sandbox answers at noon. */
export function sampleTables(
  choice: Partial<TablesChoice>,
  sandbox: SandboxContext,
  globals: Globals,
): TablesScreenProps {
  const chosen = { ...allTables, ...choice };
  const language = codeOf(globals);
  const vendors = sandbox.catalogue.vendors.filter(({ gameType }) => gameType === 'LIVE');
  const nameOf = (vassalage: string) => vendors.find((one) => one.vassalage === vassalage)?.name[language] ?? vassalage;
  const rooms = sampleOf(gameRooms, { vassalage: '', gameType: 'LIVE' }, globals).list;
  const favourites = rooms.slice(0, 3).map(({ roomId }) => roomId);
  const context = {
    ...{ language: spokenIn(globals), now: sampleNoon, from: hrefOf(chosen), vendorName: nameOf },
    imageUrl: (path: string) => path,
  };
  const viewOf = (room: (typeof rooms)[number]): TableView => {
    const view = toTableView(room, context);
    // The clock of a story is another than that of its samples.
    return view.closesAt === null ? view : { ...view, closesAt: view.closesAt - sampleNoon + sandbox.now() };
  };
  const listed = (room: (typeof rooms)[number]): ListedTable => ({
    ...viewOf(room),
    favourite: { active: favourites.includes(room.roomId), toggle: fn() },
    lobbyHref: paths.seamless({ vassalage: room.vassalage, gameType: 'LIVE' }),
    vendorHref: hrefOf({ ...allTables, vassalage: room.vassalage }),
  });
  const tables = roomsOf(rooms, chosen, favourites).map(listed);
  const stage = stageOf(roomsOf(rooms, chosen, favourites), rooms[0]?.roomId ?? null);
  return {
    role: 'member',
    choice: chosen,
    tabs: tabsOf(rooms, chosen, favourites),
    filters: ready({
      favourite: { href: hrefOf({ ...chosen, favourite: !chosen.favourite }), active: chosen.favourite },
      low: { href: hrefOf({ ...chosen, low: !chosen.low }), active: chosen.low, amount: lowStake },
      vendors: vendors.map(({ vassalage }) => ({
        vassalage,
        name: nameOf(vassalage),
        mark: vendorMarkPath(vassalage),
        inMaintenance: false,
        active: vassalage === chosen.vassalage,
        href: hrefOf({ ...chosen, vassalage: vassalage === chosen.vassalage ? '' : vassalage }),
      })),
    }),
    vendor:
      chosen.vassalage === ''
        ? null
        : {
            name: nameOf(chosen.vassalage),
            lobbyHref: paths.seamless({ vassalage: chosen.vassalage, gameType: 'LIVE' }),
            maintenance: null,
          },
    vendorMissing: false,
    notOffered: false,
    tables: ready(tables),
    stage: ready(stage && { table: listed(stage.room), last: stage.last }),
    dealers: dealersOf(tables),
    stop: null,
    allHref: paths.live(),
    homeHref: paths.home(),
    onOpen: null,
  };
}
