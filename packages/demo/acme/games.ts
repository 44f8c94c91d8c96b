import { hourMs } from '#text/durations.ts';
import { drawCover } from '../art/cover.ts';
import { type Motif, motifs } from '../art/motifs.ts';
import { type Palette, palettes } from '../art/palettes.ts';
import { drawVendorMark } from '../art/vendorMark.ts';
import { type Call, type Routes, daysOf, notFound, own, pageOf, textOf, thaiTime } from './http.ts';

export interface Slot {
  readonly slug: string;
  readonly studio: string;
  readonly title: string;
  readonly motif: Motif;
  readonly popular: boolean;
}

const studios = ['Bamboo', 'Monsoon'].map((title) => ({ code: title.toLowerCase(), title }));
export const leastStakeSatang = 100;

/** Two slots of each motif, told apart by slugs such as `naga-nights`. */
export const slots: readonly Slot[] = ['Fortune', 'Nights'].flatMap((kind, row) =>
  motifs.map((motif, column) => ({
    slug: `${motif}-${kind.toLowerCase()}`,
    studio: studios[(row + column) % studios.length]?.code ?? '',
    title: `${motif.slice(0, 1).toUpperCase()}${motif.slice(1)} ${kind}`,
    motif,
    popular: row === 0 && column < 12,
  })),
);

export function slotOf(slug: string | undefined): Slot {
  const slot = slots.find((each) => each.slug === slug);
  if (slot === undefined) throw notFound();
  return slot;
}

export const studioOf = ({ studio }: Slot): string => studios.find(({ code }) => code === studio)?.title ?? studio;

/** What the cover of a slot is drawn from. */
export const artOf = (slot: Slot) => ({
  ...{ seed: slots.indexOf(slot), title: slot.title, motif: slot.motif },
  palette: palettes[slots.indexOf(slot) % palettes.length] as Palette,
});

const view = (slot: Slot) => ({
  ...{ slug: slot.slug, studio: slot.studio, studio_title: studioOf(slot), title: slot.title, popular: slot.popular },
  ...{ least_stake_satang: leastStakeSatang, picture: `/pictures/${slot.slug}.svg` },
});

function search(call: Call) {
  const [studio, title = ''] = [call.query.get('studio'), call.query.get('q')?.toLowerCase()];
  const found = slots.filter(
    (slot) => (studio ?? slot.studio) === slot.studio && slot.title.toLowerCase().includes(title),
  );
  return pageOf(call, found, view);
}

function launch(call: Call) {
  const { now, launches } = call.world;
  const { slug, title } = slotOf(call.path['slug']);
  const token = crypto.randomUUID();
  launches.set(token, { slug, memberId: call.member().id, until: now() + 2 * hourMs });
  const query = new URLSearchParams({ launch: token, lang: textOf(call, 'lang'), back: textOf(call, 'home_url') });
  return { play_url: `/sandbox-games/slots/?${query}`, title };
}

/** The bets of the asked days, newest first, with the sums of all. */
function bets(call: Call) {
  const isAsked = daysOf(call);
  const rows = own(call, call.world.bets.values()).filter(({ at }) => isAsked(at));
  const page = pageOf(call, rows, ({ reference, slug, at, stakeSatang, prizeSatang }) => ({
    ...{ reference, game: view(slotOf(slug)), at: thaiTime(at), stake_satang: stakeSatang, prize_satang: prizeSatang },
  }));
  const stake = rows.reduce((sum, { stakeSatang }) => sum + stakeSatang, 0);
  return {
    ...page,
    count: rows.length,
    stake_satang: stake,
    prize_satang: rows.reduce((sum, { prizeSatang }) => sum + prizeSatang, 0),
  };
}

/** Games, and what was played. */
export const gameRoutes: Routes = {
  'GET /studios': () => studios,
  'GET /games': search,
  'GET /games/popular': () => slots.filter(({ popular }) => popular).map(view),
  'GET /games/{slug}': ({ path }) => view(slotOf(path['slug'])),
  'POST /games/{slug}/launches': launch,
  'GET /bets': bets,
};

/** The picture of a game at a path of its own. */
export function picture(pathname: string): Response {
  const slot = slots.find(({ slug }) => pathname === `/pictures/${slug}.svg`);
  const seed = studios.findIndex(({ code }) => pathname === `/pictures/studios/${code}.svg`);
  const drawn = slot ? drawCover(artOf(slot)) : markOf(seed);
  return new Response(drawn, { status: drawn === null ? 404 : 200, headers: { 'Content-Type': 'image/svg+xml' } });
}

function markOf(seed: number): string | null {
  const [studio, palette] = [studios[seed], palettes[seed]];
  return studio && palette ? drawVendorMark({ seed, name: studio.title, palette }) : null;
}
