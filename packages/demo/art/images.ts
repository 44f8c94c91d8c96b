import type { LocalText, PlatformLanguage } from '#sandbox/language.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { bankOf } from '#sandbox/seed/banks.ts';
import { type BannerArt, bannerCalls, banners } from '#sandbox/seed/banners.ts';
import type { CatalogueGame } from '#sandbox/seed/catalogue.types.ts';
import { tableGameNames, tablesOf } from '#sandbox/seed/liveTables.ts';
import { seedLotteries } from '#sandbox/seed/lotteries.ts';
import { promotions } from '#sandbox/seed/promotions.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { drawAvatar } from './avatar.ts';
import { drawBanner } from './banner.ts';
import { type CoverInput, drawCover, drawCoverSymbol } from './cover.ts';
import { drawLotteryMark } from './lotteryMark.ts';
import { type Palette, palettes } from './palettes.ts';
import { drawPaymentMark } from './paymentMark.ts';
import { hash } from './random.ts';
import { drawScene } from './scenes/drawScene.ts';
import { drawVendorMark } from './vendorMark.ts';

const prefix = '/TCG_PROD_IMAGES/';

/** True for a path below the image prefix, whether or not the image exists. */
export function isImagePath(pathname: string): boolean {
  return pathname.startsWith(prefix);
}

export const gameIconPath = (vassalage: string, nodeId: number): string => `${prefix}GAMES/${vassalage}/${nodeId}.svg`;
/** The picture of a live table, by room id. */
export const roomPicturePath = (roomId: string): string => `${prefix}ROOMS/${roomId}.svg`;
/** The picture of the ring of a cockfighting vendor. */
export const ringPicturePath = (vassalage: string): string => `${prefix}RINGS/${vassalage}.svg`;
/** The picture of a banner or of a promotion, with its text in a language. */
export const bannerPath = (bannerId: string, language: PlatformLanguage): string =>
  `${prefix}BANNERS/${language}/${bannerId}.svg`;
/** The picture of a banner without letters, for wide windows or for phones. */
export const bannerScenePath = (bannerId: string, layout: 'wide' | 'tall'): string =>
  `${prefix}BANNERS/scene/${bannerId}-${layout}.svg`;
export const avatarPath = (number: number): string => `${prefix}AVATARS/${number}.svg`;
/** LGN-03. The specification demands a .png name; the content is an SVG, as its media type says. */
export const vendorMarkPath = (vassalage: string): string => `${prefix}RNG_LIST_VENDOR/${vassalage}-COLOR.png`;

export const lotteryIconPath = (lotteryId: string): string => `${prefix}LOTTERIES/${lotteryId}.svg`;

/** FTR-01f: the path of the picture of a payment method. */
export const paymentMarkPath = (id: string): string => `${prefix}PAYMENTS/${id}.svg`;

/** The mark of a bank, by its code. */
export const bankMarkPath = (code: string): string => `${prefix}BANKS/${code}.svg`;

const avatarCount = 500;

/** Banners and pictures of promotions, by id. */
const bannerArt = new Map<string, { readonly art: BannerArt; readonly call?: LocalText }>([
  ...banners.map(
    ({ bannerId, art, linkageType }) =>
      [bannerId, { art, ...(linkageType !== 'NONE' && { call: bannerCalls[linkageType] }) }] as const,
  ),
  ...promotions.map(({ id, art }) => [id, { art }] as const),
]);

type Drawing = (sandbox: Sandbox, ...parts: string[]) => string | null;

const drawings: readonly (readonly [RegExp, Drawing])[] = [
  [/^GAMES\/([A-Z0-9_]+)\/(\d{1,9})\.svg$/, cover],
  [/^ROOMS\/(([A-Z0-9_]+)-T\d{2})\.svg$/, roomPicture],
  [/^RINGS\/([A-Z0-9_]+)\.svg$/, ringPicture],
  [/^RNG_LIST_VENDOR\/([A-Z0-9_]+)-COLOR\.png$/, vendorMark],
  [/^LOTTERIES\/([A-Z0-9_]+)\.svg$/, lotteryMark],
  [/^BANNERS\/(th|en)\/([a-z0-9_-]+)\.svg$/, banner],
  [/^BANNERS\/scene\/([a-z0-9_-]+)-(wide|tall)\.svg$/, bannerScene],
  [/^BANKS\/([A-Z]+)\.svg$/, bankMark],
  [/^PAYMENTS\/([a-z0-9_-]+)\.svg$/, (_, id = '') => drawPaymentMark(id)],
  [
    /^AVATARS\/(\d{1,4})\.svg$/,
    (_, number = '') => (Number(number) <= avatarCount ? drawAvatar(Number(number)) : null),
  ],
];

/** Draws the image at a path, or responds with 404. Images never change, so they are cached forever. */
export function imageResponse(sandbox: Sandbox, method: string, pathname: string): Response {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  const svg = draw(sandbox, pathname.slice(prefix.length));
  if (svg === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(method === 'HEAD' ? null : svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      // Games show them in a frame with an opaque origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}

function draw(sandbox: Sandbox, name: string): string | null {
  for (const [pattern, drawing] of drawings) {
    const found = pattern.exec(name);
    if (found) return drawing(sandbox, ...found.slice(1));
  }
  return null;
}

function cover(sandbox: Sandbox, vassalage = '', nodeId = ''): string | null {
  const game = sandbox.catalogue.gameById.get(Number(nodeId));
  return game?.vassalage === vassalage ? drawCover(coverOf(sandbox, game)) : null;
}

/** What the cover of a game is of, as markup in a square of 100, for its reels. */
export const gameSymbol = (sandbox: Sandbox, game: CatalogueGame): string => drawCoverSymbol(coverOf(sandbox, game));

const coverOf = ({ catalogue }: Sandbox, { nodeId, title, motif, vassalage }: CatalogueGame): CoverInput => ({
  ...{ seed: nodeId, title, motif },
  palette: paletteOf(catalogue.vendorByCode.get(vassalage)?.palette),
});

function roomPicture({ catalogue }: Sandbox, roomId = '', vassalage = ''): string | null {
  const vendor = catalogue.vendorByCode.get(vassalage);
  const table = vendor && tablesOf(vendor).find((each) => each.roomId === roomId);
  if (!table) return null;
  const { motif, game } = table;
  return drawCover({
    seed: hash(roomId),
    title: tableGameNames[game].en,
    motif,
    palette: paletteOf(vendor.palette),
  });
}

function ringPicture({ catalogue }: Sandbox, vassalage = ''): string | null {
  const vendor = derivedCategories.COCKFIGHT.includes(vassalage) ? catalogue.vendorByCode.get(vassalage) : undefined;
  if (!vendor) return null;
  return drawScene({ kind: 'cockfight', seed: hash(vassalage), palette: paletteOf(vendor.palette), layout: 'full' });
}

function vendorMark({ catalogue }: Sandbox, vassalage = ''): string | null {
  const vendor = catalogue.vendorByCode.get(vassalage);
  if (!vendor) return null;
  return drawVendorMark({ seed: hash(vassalage), name: vendor.mark, palette: paletteOf(vendor.palette) });
}

function bankMark(_: Sandbox, code = ''): string | null {
  const bank = bankOf(code);
  return bank ? drawVendorMark({ seed: hash(code), name: bank.mark, palette: paletteOf(bank.palette) }) : null;
}

function lotteryMark({ catalogue }: Sandbox, id = ''): string | null {
  const lotteries = seedLotteries('full');
  const place = lotteries.findIndex((lottery) => lottery.id === id);
  const vendor = catalogue.vendorByCode.get(lotteries[place]?.vassalage ?? '');
  return vendor ? drawLotteryMark({ id, place, palette: paletteOf(vendor.palette) }) : null;
}

function banner(_: Sandbox, language = '', bannerId = ''): string | null {
  const found = bannerArt.get(bannerId);
  if (!found) return null;
  const code: PlatformLanguage = language === 'th' ? 'th' : 'en';
  const { title, palette, motif, scene } = found.art;
  return drawBanner({
    seed: hash(bannerId),
    title: title.en,
    lettering: title[code],
    palette: paletteOf(palette),
    motif,
    ...(scene && { scene }),
    ...(found.call && { call: found.call[code] }),
  });
}

function bannerScene(_: Sandbox, bannerId = '', layout = ''): string | null {
  const found = bannerArt.get(bannerId);
  if (!found) return null;
  const { title, palette, motif, scene } = found.art;
  return drawBanner({
    seed: hash(bannerId),
    title: title.en,
    lettering: null,
    palette: paletteOf(palette),
    motif,
    layout: layout === 'tall' ? 'tall' : 'wide',
    ...(scene && { scene }),
  });
}

function paletteOf(index = 0): Palette {
  const palette = palettes[index % palettes.length];
  if (palette === undefined) throw new RangeError('there are no palettes');
  return palette;
}
