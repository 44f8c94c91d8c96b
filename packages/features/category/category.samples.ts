import type { GameType } from '#api/primitives.ts';
import { roomPicturePath } from '#sandbox/images.ts';
import { satangToAmount } from '#sandbox/ledger.ts';
import { tableGameNames, tablesOf } from '#sandbox/seed/tables.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { paths } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import { type CategoryContext, type RoomView, toCategoryVendor, toRoomView } from './category.model.ts';
import type { CategoryScreenProps } from './CategoryScreen.tsx';

export interface CategorySample {
  readonly type: GameType;
  /** The vendor in the address. @default none */
  readonly chosen?: string;
  /** A vendor that takes a break until then, or for nobody knows how long. @default none does */
  readonly pause?: { readonly vassalage: string; readonly end: string | null };
}

/** A moment that does not move, for pictures that do not change: noon in Thailand. */
const noon = Date.parse('2026-03-02T05:00:00Z');

/** For stories: the props of a category, from the story's own world. */
export function sampleCategory(
  { type, chosen = '', pause }: CategorySample,
  { world }: SandboxContext,
  globals: { readonly language?: unknown },
): CategoryScreenProps {
  const language = globals.language === 'en' ? 'en' : 'th';
  const context: CategoryContext = {
    type,
    chosen,
    language: language === 'en' ? 'EN' : 'TH',
    now: noon,
    imageAddress: (path) => path,
    timeZone: 'Asia/Bangkok',
  };
  const vendors = world.catalogue.vendors.filter(({ gameType }) => gameType === type);
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
            ...(pause?.vassalage === vassalage && { maintenance: true, maintenanceEnd: pause.end }),
          },
          context,
        ),
      ),
    ),
    rooms: vendor ? ready(roomsOf(vendor, language, context)) : null,
    currencySymbol: '฿',
    language: context.language,
    homeHref: paths.home(),
    onOpen: null,
  };
}

function roomsOf(
  vendor: Parameters<typeof tablesOf>[0],
  language: 'th' | 'en',
  context: CategoryContext,
): readonly RoomView[] {
  return tablesOf(vendor).map((table, place, all) => {
    const status = table.inRepair ? 'maintenance' : place === all.length - 2 ? 'closed' : 'open';
    return toRoomView(
      {
        roomId: table.roomId,
        name: table.name[language],
        game: tableGameNames[table.game][language],
        status,
        opensAt: status === 'closed' ? '2026-03-02T13:00:00Z' : null,
        minBet: satangToAmount(table.minSatang),
        maxBet: satangToAmount(table.maxSatang),
        players: status === 'open' ? 40 + place * 17 : null,
        image: roomPicturePath(table.roomId),
      },
      context.type,
      context,
    );
  });
}
