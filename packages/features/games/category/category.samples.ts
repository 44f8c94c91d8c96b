import { fn } from 'storybook/test';
import { type Room, gameRooms } from '#api/launch.ts';
import type { SportMatch } from '#api/matches.ts';
import type { GameType } from '#api/primitives.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { matchList } from '#sandbox/games/matchList.ts';
import type { CatalogueVendor } from '#sandbox/seed/catalogue.types.ts';
import { type Globals, codeOf, sampleNoon, sampleOf, spokenIn } from '#storybook/sampleOf.ts';
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

/** Props of a category page for stories, from the story's sandbox. */
export function sampleCategory(
  { type, chosen = '', list = '', maintenance }: CategorySample,
  sandbox: SandboxContext,
  globals: Globals,
): CategoryScreenProps {
  const language = codeOf(globals);
  const context: CategoryContext = {
    type,
    chosen,
    language: spokenIn(globals),
    now: sampleNoon,
    imageUrl: (path) => path,
  };
  const vendors = sandbox.catalogue.vendors.filter(({ gameType }) => gameType === type);
  const rooms = hasRooms(type) ? roomList(vendors, context, globals) : [];
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
    rooms: vendor ? ready(roomsOf([vendor], '', sandbox, context, globals)) : null,
    tableLists: hasRooms(type)
      ? {
          lists: (['', ...tableListsFor(true)] as const).map((id) => ({ id, href: paths.category(type, '', id) })),
          chosen: list,
          tables: list === '' ? null : ready(roomsOf(vendors, list, sandbox, context, globals)),
        }
      : null,
    matches: hasMatches(type)
      ? ready(toMatchViews(matches, cardsOf(vendors, context), { ...context, now: sandbox.now() }))
      : null,
    homeHref: paths.home(),
    onOpen: null,
  };
}

function roomList(vendors: readonly CatalogueVendor[], { type }: CategoryContext, globals: Globals): readonly Room[] {
  const offered = vendors.map(({ vassalage }) => vassalage);
  const { list } = sampleOf(gameRooms, { vassalage: '', gameType: type }, globals);
  return list.filter(({ vassalage }) => offered.includes(vassalage));
}

function roomsOf(
  vendors: readonly CatalogueVendor[],
  list: TableList | '',
  sandbox: SandboxContext,
  context: CategoryContext,
  globals: Globals,
): readonly RoomView[] {
  const language = codeOf(globals);
  const rooms = roomList(vendors, context, globals);
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
  return matchList(sandbox, { vassalages, language, limit: 300 }).list;
}

const cardsOf = (vendors: readonly CatalogueVendor[], { language }: CategoryContext) =>
  new Map(
    vendors.map(({ vassalage, name, gameType }) => [
      vassalage,
      { displayName: name[language === 'EN' ? 'en' : 'th'], gameType },
    ]),
  );
