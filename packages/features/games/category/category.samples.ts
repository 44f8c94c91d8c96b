import { fn } from 'storybook/test';
import type { Room } from '#api/launch.ts';
import type { SportMatch } from '#api/matches.ts';
import type { GameType } from '#api/primitives.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { roomPicturePath } from '#demo/art/images.ts';
import { matchList } from '#sandbox/games/matchList.ts';
import { roadAt } from '#sandbox/games/tableRoads.ts';
import { satangToAmount } from '#sandbox/money/ledger.ts';
import type { CatalogueVendor } from '#sandbox/seed/catalogue.types.ts';
import { tableGameNames, tablesOf } from '#sandbox/seed/liveTables.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import {
  type CategoryContext,
  hasMatches,
  hasRooms,
  matchesOffer,
  roomsOfList,
  tableListsFor,
  tablesOffer,
  toCategoryVendor,
  toMatchViews,
  toRoomView,
} from './category.model.ts';
import type { CategoryScreenProps, RoomView, TableList } from './category.types.ts';

/** What a story shows of a category. */
export interface CategorySample {
  readonly type: GameType;
  /** Code of the vendor that the URL names. @default none */
  readonly chosen?: string;
  /** The list of tables that the URL names. @default none */
  readonly list?: TableList | '';
  /** A vendor in maintenance until `end` (ISO date), or until an unknown time when null. @default none */
  readonly maintenance?: { readonly vassalage: string; readonly end: string | null };
}

/** A fixed time, so that screenshots do not change: noon in Thailand. */
const noon = Date.parse('2026-03-02T05:00:00Z');

/** Props of a category page for stories, from the story's sandbox. */
export function sampleCategory(
  { type, chosen = '', list = '', maintenance }: CategorySample,
  sandbox: SandboxContext,
  globals: { readonly language?: unknown },
): CategoryScreenProps {
  const language = globals.language === 'en' ? 'en' : 'th';
  const context: CategoryContext = {
    type,
    chosen,
    language: language === 'en' ? 'EN' : 'TH',
    now: noon,
    imageUrl: (path) => path,
  };
  const vendors = sandbox.catalogue.vendors.filter(({ gameType }) => gameType === type);
  const rooms = hasRooms(type) ? roomList(vendors, sandbox, context) : [];
  const matches = hasMatches(type) ? matchesOf(vendors, sandbox, context) : [];
  const vendor = vendors.find(({ vassalage }) => vassalage === chosen);
  return {
    type,
    role: 'member',
    vendors: ready(
      vendors.map(({ vassalage, name, isHot, accountTypeId, gameType }) =>
        toCategoryVendor(
          {
            vassalage,
            displayName: name[language],
            accountTypeId,
            gameType,
            isHot,
            ...(maintenance?.vassalage === vassalage && { maintenance: true, maintenanceEnd: maintenance.end }),
          },
          context,
          tablesOffer(rooms, vassalage, context.imageUrl) ?? matchesOffer(matches, vassalage),
        ),
      ),
    ),
    vendorMissing: false,
    rooms: vendor ? ready(roomsOf([vendor], '', sandbox, context)) : null,
    tableLists: hasRooms(type)
      ? {
          lists: (['', ...tableListsFor(true)] as const).map((id) => ({ id, href: paths.category(type, '', id) })),
          chosen: list,
          tables: list === '' ? null : ready(roomsOf(vendors, list, sandbox, context)),
        }
      : null,
    matches: hasMatches(type)
      ? ready(toMatchViews(matches, cardsOf(vendors, context), { ...context, now: sandbox.now() }))
      : null,
    homeHref: paths.home(),
    onOpen: null,
  };
}

function roomList(
  vendors: readonly CatalogueVendor[],
  sandbox: SandboxContext,
  context: CategoryContext,
): readonly Room[] {
  const language = context.language === 'EN' ? 'en' : 'th';
  return vendors.flatMap((vendor) =>
    tablesOf(vendor).map((table, place, all): Room => {
      const status = table.inRepair ? 'maintenance' : place === all.length - 2 ? 'closed' : 'open';
      return {
        roomId: table.roomId,
        vassalage: table.vassalage,
        name: table.name[language],
        game: tableGameNames[table.game][language],
        kind: table.game,
        status,
        opensAt: status === 'closed' ? '2026-03-02T13:00:00Z' : null,
        minBet: satangToAmount(table.minSatang),
        maxBet: satangToAmount(table.maxSatang),
        players: status === 'open' ? 40 + place * 17 : null,
        image: roomPicturePath(table.roomId),
        road: status === 'open' ? [...roadAt(sandbox, table)] : [],
      };
    }),
  );
}

function roomsOf(
  vendors: readonly CatalogueVendor[],
  list: TableList | '',
  sandbox: SandboxContext,
  context: CategoryContext,
): readonly RoomView[] {
  const language = context.language === 'EN' ? 'en' : 'th';
  const rooms = roomList(vendors, sandbox, context);
  const favourites = rooms.slice(0, 3).map(({ roomId }) => roomId);
  return (list === '' ? rooms : roomsOfList(rooms, list, favourites)).map((room) =>
    toRoomView(room, {
      ...context,
      gameType: context.type,
      list,
      vendorName: (vassalage) =>
        list === '' ? null : (sandbox.catalogue.vendorByCode.get(vassalage)?.name[language] ?? vassalage),
      favouriteOf: ({ roomId }) => ({ active: favourites.includes(roomId), toggle: fn() }),
    }),
  );
}

/** Matches of the story's sandbox, by its clock. */
function matchesOf(
  vendors: readonly CatalogueVendor[],
  sandbox: SandboxContext,
  { language }: CategoryContext,
): readonly SportMatch[] {
  const vassalages = vendors.map(({ vassalage }) => vassalage).join();
  return matchList(sandbox, { vassalages, language, limit: 300 });
}

const cardsOf = (vendors: readonly CatalogueVendor[], { language }: CategoryContext) =>
  new Map(
    vendors.map(({ vassalage, name, gameType }) => [
      vassalage,
      { displayName: name[language === 'EN' ? 'en' : 'th'], gameType },
    ]),
  );
