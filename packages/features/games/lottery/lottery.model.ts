import type { LotteryItem } from '#api/lottery.ts';
import { type MatchKind, rankMatches } from '#text/rankMatches.ts';
import { type Weekday, drawDays, toWeekday } from './weekday.ts';

/** The lists of the page (LOT-01). '' is every lottery; `results` is the panel of winning numbers. */
export const listTypes = ['', 'hot', 'fav', 'recent', 'results'] as const;
export type ListType = (typeof listTypes)[number];

/** The tabs of the page (LOT-06a). `fast` is the page without a choice; `mine` are the member's tickets. */
export const lotteryTabs = ['fast', 'today', 'vn', 'asean', 'mine'] as const;
export type LotteryTab = (typeof lotteryTabs)[number];

/** Whether a list belongs to an account (LOT-03). */
export const isPersonal = (list: ListType): boolean => list === 'fav' || list === 'recent';

/** What the player is looking at. Stored in the URL, so that back, reload and sharing work. */
export interface LotteryView {
  /** '' for the tab that the page opens with. */
  readonly tab: LotteryTab | '';
  readonly list: ListType;
  /** Code of a tag; '' for all. */
  readonly tag: string;
  /** 0 for every day. */
  readonly weekday: Weekday | 0;
  readonly search: string;
  /** Code of a vendor; '' for all (GAM-01). */
  readonly vendor: string;
  /** Code of the lottery that the URL names; it is listed first. '' for none (GAM-01). */
  readonly gameCode: string;
  /** How the named lottery is played; '' for its default (GAM-01). */
  readonly playType: string;
}

/** The view without any choice. */
export const everyLottery: LotteryView = {
  tab: '',
  list: '',
  tag: '',
  weekday: 0,
  search: '',
  vendor: '',
  gameCode: '',
  playType: '',
};

/** Maximum length of a search text. */
export const maxSearchLength = 60;
const maxCodeLength = 60;

/** Reads a view from URL parameters. Invalid values fall back to their defaults. */
export function parseLotteryView(search: URLSearchParams): LotteryView {
  const code = (name: string): string => (search.get(name) ?? '').slice(0, maxCodeLength);
  return {
    tab: lotteryTabs.find((tab) => tab === search.get('tab')) ?? '',
    list: listTypes.find((list) => list === search.get('list')) ?? '',
    tag: code('tag'),
    weekday: toWeekday(search.get('day')) ?? 0,
    search: (search.get('q') ?? '').slice(0, maxSearchLength),
    // RT-05d: the name that the address of a category has for it.
    vendor: code('vendor') || code('vassalage'),
    gameCode: code('gameCode'),
    playType: code('playType'),
  };
}

/** The URL search string of a view, with a leading `?`; '' when everything is at its default. */
export function lotterySearch(view: LotteryView): string {
  const search = new URLSearchParams();
  const put = (name: string, value: string) => value !== '' && search.set(name, value);
  put('tab', view.tab);
  put('list', view.list);
  put('tag', view.tag);
  put('day', view.weekday === 0 ? '' : String(view.weekday));
  put('q', view.search);
  put('vendor', view.vendor);
  put('gameCode', view.gameCode);
  put('playType', view.playType);
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** One choice of the player. `all` clears every choice. */
export type LotteryChange =
  | { readonly tab: LotteryTab | '' }
  | { readonly list: ListType }
  | { readonly tag: string }
  | { readonly weekday: Weekday | 0 }
  | { readonly search: string }
  | { readonly vendor: string }
  | { readonly all: true };

/**
 * Applies a choice (LOT-03). Another list clears tag, weekday and tab, another tab all but the search; filters combine. Any choice
 * clears the named lottery.
 */
export function changeLottery(view: LotteryView, change: LotteryChange): LotteryView {
  if ('all' in change) return everyLottery;
  if ('tab' in change) return { ...everyLottery, search: view.search, ...change };
  const base = 'list' in change ? { ...view, tab: '' as const, tag: '', weekday: 0 as const } : view;
  return { ...base, gameCode: '', playType: '', ...change };
}

/** How many filters narrow the lotteries. */
export const filterCount = ({ tag, weekday, search, vendor }: LotteryView): number =>
  [tag, search, vendor].filter((text) => text !== '').length + Number(weekday !== 0);

/** The tab of a view, where the page opens with `first`; undefined when a list or filter shows lotteries of all tabs. */
export const tabOf = (view: LotteryView, first: LotteryTab): LotteryTab | undefined =>
  view.tab || (view.list === '' && view.gameCode === '' && filterCount(view) === 0 ? first : undefined);

/** The fields that the filters read. */
type Filterable = Pick<LotteryItem, 'gameCode' | 'vendor' | 'remark' | 'gameMenuTag' | 'gameMenus' | 'drawDayOfWeek'>;

/** Kinds of matches that guess what a misspelt search meant. */
const guesses: readonly MatchKind[] = ['keyboard', 'sound', 'slip', 'near'];

/**
 * Searches by name, best match first. Guesses (typos, Latin spelling, other keyboard layout) count only when nothing matches
 * as exact. Also compares with `d` for `đ`, which has no accent to strip.
 */
function searchLotteries<Item extends Pick<Filterable, 'remark'>>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  if (search.trim() === '') return items;
  const found = rankMatches(search, items, ({ remark }) => [remark, remark.replaceAll(/đ/gi, 'd')]);
  const exact = found.filter(({ kind }) => !guesses.includes(kind));
  return (exact.length > 0 ? exact : found).map(({ item }) => item);
}

/** Filters lotteries by a view: in their order, or best match first for a search. The named lottery always comes first. */
export function chooseLotteries<Item extends Filterable>(items: readonly Item[], view: LotteryView): readonly Item[] {
  const filtered = items.filter(
    (item) =>
      (view.vendor === '' || item.vendor === view.vendor) &&
      (view.tag === '' || item.gameMenuTag === view.tag || item.gameMenus.includes(view.tag)) &&
      (view.weekday === 0 || drawDays(item.drawDayOfWeek).includes(view.weekday)),
  );
  const found = searchLotteries(filtered, view.search);
  return [...found.filter((item) => isNamed(item, view)), ...found.filter((item) => !isNamed(item, view))];
}

/** Whether the URL names this lottery (GAM-01). */
export const isNamed = (item: Pick<Filterable, 'gameCode' | 'vendor'>, { gameCode, vendor }: LotteryView): boolean =>
  gameCode !== '' && item.gameCode === gameCode && (vendor === '' || item.vendor === vendor);

/** Picks items by id: in the order of the ids, without duplicates and unknown ids (LOT-03). */
export function pickById<Item extends { readonly gameId: string }>(
  items: readonly Item[],
  ids: readonly string[],
): readonly Item[] {
  const byId = new Map(items.map((item) => [item.gameId, item]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** How many tickets are listed: of those that wait for their draw, and of the others. */
export const ticketLimits = { open: 50, recent: 20 } as const;

/** The longest range that the platform lists bets in, in days. */
export const ticketDays = 30;
