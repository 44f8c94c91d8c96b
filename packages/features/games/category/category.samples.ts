import type { GameType } from '#api/primitives.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { roomPicturePath } from '#demo/art/images.ts';
import { satangToAmount } from '#sandbox/money/ledger.ts';
import { tableGameNames, tablesOf } from '#sandbox/seed/liveTables.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { type CategoryContext, toCategoryVendor, toRoomView } from './category.model.ts';
import type { CategoryScreenProps, RoomView } from './category.types.ts';

/** What a story shows of a category. */
export interface CategorySample {
  readonly type: GameType;
  /** Code of the vendor that the URL names. @default none */
  readonly chosen?: string;
  /** A vendor in maintenance until `end` (ISO date), or until an unknown time when null. @default none */
  readonly maintenance?: { readonly vassalage: string; readonly end: string | null };
}

/** A fixed time, so that screenshots do not change: noon in Thailand. */
const noon = Date.parse('2026-03-02T05:00:00Z');

/** Props of a category page for stories, from the story's sandbox. */
export function sampleCategory(
  { type, chosen = '', maintenance }: CategorySample,
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
        ),
      ),
    ),
    rooms: vendor ? ready(roomsOf(vendor, language, context)) : null,
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
