import { drawAvatar } from './art/avatar.ts';
import { drawBanner } from './art/banner.ts';
import { drawCover } from './art/cover.ts';
import { type Palette, palettes } from './art/palettes.ts';
import { drawPaymentMark } from './art/paymentMark.ts';
import { hash } from './art/random.ts';
import { drawVendorMark } from './art/vendorMark.ts';
import { type BannerArt, banners } from './seed/banners.ts';
import { promotions } from './seed/promotions.ts';
import { tableGameNames, tablesOf } from './seed/tables.ts';
import type { World } from './world.ts';

const prefix = '/TCG_PROD_IMAGES/';

/** Is this the address of a picture, drawn or not? */
export function isImagePath(pathname: string): boolean {
  return pathname.startsWith(prefix);
}

export const gameIconPath = (vassalage: string, nodeId: number): string => `${prefix}GAMES/${vassalage}/${nodeId}.svg`;
/** A table of a live vendor, by its room. */
export const roomPicturePath = (roomId: string): string => `${prefix}ROOMS/${roomId}.svg`;
export const bannerPath = (bannerId: string): string => `${prefix}BANNERS/${bannerId}.svg`;
export const avatarPath = (number: number): string => `${prefix}AVATARS/${number}.svg`;
/** LGN-03. The name ends in .png because the specification says so; the content type says what it is. */
export const vendorMarkPath = (vassalage: string): string => `${prefix}RNG_LIST_VENDOR/${vassalage}-COLOR.png`;

/** FTR-01f. */
export const paymentMarkPath = (id: string): string => `${prefix}PAYMENTS/${id}.svg`;

const avatarCount = 500;

/** Banners and the pictures of promotions, by their id. */
const bannerArt = new Map<string, BannerArt>([
  ...banners.map(({ bannerId, art }) => [bannerId, art] as const),
  ...promotions.map(({ id, art }) => [id, art] as const),
]);

type Drawing = (world: World, ...parts: string[]) => string | null;

const drawings: readonly (readonly [RegExp, Drawing])[] = [
  [/^GAMES\/([A-Z0-9_]+)\/(\d{1,9})\.svg$/, cover],
  [/^ROOMS\/(([A-Z0-9_]+)-T\d{2})\.svg$/, roomPicture],
  [/^RNG_LIST_VENDOR\/([A-Z0-9_]+)-COLOR\.png$/, vendorMark],
  [/^BANNERS\/([a-z0-9_-]+)\.svg$/, banner],
  [/^PAYMENTS\/([a-z0-9_-]+)\.svg$/, (_, id = '') => drawPaymentMark(id)],
  [
    /^AVATARS\/(\d{1,4})\.svg$/,
    (_, number = '') => (Number(number) <= avatarCount ? drawAvatar(Number(number)) : null),
  ],
];

/** Draws the picture at this address; 404 when there is none. A picture never changes, so it may be kept for good. */
export function imageResponse(world: World, method: string, pathname: string): Response {
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  const svg = draw(world, pathname.slice(prefix.length));
  if (svg === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(method === 'HEAD' ? null : svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function draw(world: World, name: string): string | null {
  for (const [pattern, drawing] of drawings) {
    const found = pattern.exec(name);
    if (found) return drawing(world, ...found.slice(1));
  }
  return null;
}

function cover({ catalogue }: World, vassalage = '', nodeId = ''): string | null {
  const game = catalogue.gameById.get(Number(nodeId));
  if (game?.vassalage !== vassalage) return null;
  const { motif, title } = game;
  return drawCover({
    seed: game.nodeId,
    title,
    motif,
    palette: paletteOf(catalogue.vendorByCode.get(vassalage)?.palette),
  });
}

function roomPicture({ catalogue }: World, roomId = '', vassalage = ''): string | null {
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

function vendorMark({ catalogue }: World, vassalage = ''): string | null {
  const vendor = catalogue.vendorByCode.get(vassalage);
  if (!vendor) return null;
  return drawVendorMark({ seed: hash(vassalage), name: vendor.mark, palette: paletteOf(vendor.palette) });
}

function banner(_: World, bannerId = ''): string | null {
  const art = bannerArt.get(bannerId);
  if (!art) return null;
  return drawBanner({ seed: hash(bannerId), title: art.title, palette: paletteOf(art.palette), motif: art.motif });
}

function paletteOf(index = 0): Palette {
  const palette = palettes[index % palettes.length];
  if (palette === undefined) throw new RangeError('there are no palettes');
  return palette;
}
