import type { LotteryItem } from '#api/lottery.ts';
import { type MatchKind, rankMatches } from '../shared/search/rankMatches.ts';
import { type Weekday, drawDays, toWeekday } from './weekday.ts';

/** LOT-01: '' is every lottery. `results` is the panel of winning numbers, in the same row of choices. */
export const listTypes = ['', 'hot', 'fav', 'recent', 'results'] as const;
export type ListType = (typeof listTypes)[number];

/** LOT-03: lists that belong to an account. */
export const isPersonal = (list: ListType): boolean => list === 'fav' || list === 'recent';

/** What the player asks for. It lives in the address, so that back, reload and sharing work. */
export interface LotteryView {
  readonly list: ListType;
  /** A tag of the menu; '' for all. */
  readonly tag: string;
  /** 0 for every day. */
  readonly weekday: Weekday | 0;
  readonly search: string;
  /** GAM-01: '' for all vendors. */
  readonly vendor: string;
  /** GAM-01: the lottery that an address names. It stands first, whatever else is chosen. */
  readonly gameCode: string;
  /** GAM-01: how the named lottery is to be played. */
  readonly playType: string;
}

export const everyLottery: LotteryView = {
  list: '',
  tag: '',
  weekday: 0,
  search: '',
  vendor: '',
  gameCode: '',
  playType: '',
};

export const longestSearch = 60;
const longestCode = 60;

/** Reads an address; whatever is written there, the outcome is a view. */
export function parseLotteryView(search: URLSearchParams): LotteryView {
  const code = (name: string): string => (search.get(name) ?? '').slice(0, longestCode);
  return {
    list: listTypes.find((list) => list === search.get('list')) ?? '',
    tag: code('tag'),
    weekday: toWeekday(search.get('day')) ?? 0,
    search: (search.get('q') ?? '').slice(0, longestSearch),
    vendor: code('vendor'),
    gameCode: code('gameCode'),
    playType: code('playType'),
  };
}

/** The address of a view; what is at its default is left out. */
export function lotterySearch(view: LotteryView): string {
  const search = new URLSearchParams();
  const put = (name: string, value: string) => value !== '' && search.set(name, value);
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

/** What the player did. `all` takes every choice back. */
export type LotteryChange =
  | { readonly list: ListType }
  | { readonly tag: string }
  | { readonly weekday: Weekday | 0 }
  | { readonly search: string }
  | { readonly vendor: string }
  | { readonly all: true };

/** LOT-03: another list type clears tag and weekday; filters narrow one another. Any choice lets the named lottery go. */
export function changeLottery(view: LotteryView, change: LotteryChange): LotteryView {
  if ('all' in change) return everyLottery;
  const kept = 'list' in change ? { ...view, tag: '', weekday: 0 as const } : view;
  return { ...kept, gameCode: '', playType: '', ...change };
}

/** What of a lottery the choices look at. */
type Filed = Pick<LotteryItem, 'gameCode' | 'vendor' | 'remark' | 'gameMenuTag' | 'gameMenus' | 'drawDayOfWeek'>;

/** What was not spelt like this, and may have been meant all the same. */
const guesses: readonly MatchKind[] = ['keyboard', 'sound', 'slip', 'near'];

/** By name, the surest first; đ has no accent that could be left out, but is typed as d. Guesses (slips, Latin spelling, the other keyboard) only where nothing is spelt like that. */
function searchLotteries<Item extends Pick<Filed, 'remark'>>(items: readonly Item[], search: string): readonly Item[] {
  if (search.trim() === '') return items;
  const found = rankMatches(search, items, ({ remark }) => [remark, remark.replaceAll(/đ/gi, 'd')]);
  const spelt = found.filter(({ kind }) => !guesses.includes(kind));
  return (spelt.length > 0 ? spelt : found).map(({ item }) => item);
}

/** The lotteries that a view leaves, in their order or as they match a search; the one that the address names comes first. */
export function chooseLotteries<Item extends Filed>(items: readonly Item[], view: LotteryView): readonly Item[] {
  const filtered = items.filter(
    (item) =>
      (view.vendor === '' || item.vendor === view.vendor) &&
      (view.tag === '' || item.gameMenuTag === view.tag || item.gameMenus.includes(view.tag)) &&
      (view.weekday === 0 || drawDays(item.drawDayOfWeek).includes(view.weekday)),
  );
  const left = searchLotteries(filtered, view.search);
  return [...left.filter((item) => isNamed(item, view)), ...left.filter((item) => !isNamed(item, view))];
}

/** GAM-01. */
export const isNamed = (item: Pick<Filed, 'gameCode' | 'vendor'>, { gameCode, vendor }: LotteryView): boolean =>
  gameCode !== '' && item.gameCode === gameCode && (vendor === '' || item.vendor === vendor);

/** LOT-03: of a list by ids, those that there are, in the list's order, once each. */
export function pickById<Item extends { readonly gameId: string }>(
  items: readonly Item[],
  ids: readonly string[],
): readonly Item[] {
  const known = new Map(items.map((item) => [item.gameId, item]));
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}
