import type { LotteryItem } from '#api/lottery.ts';
import { aseanVendor, fastVendor, vietnamVendor } from '#core/catalogue/lotteryVendors.ts';
import type { Remote } from '#core/data/remote.ts';
import { dayOf } from '#core/format/dates.ts';
import { wholeMinute } from './draws.model.ts';
import { type LotteryTab, type LotteryView, isNamed } from './lottery.model.ts';
import type { LotteryArea, LotteryCardView, LotterySection, OpenDraws, SectionId } from './lottery.types.ts';
import { drawDays, toWeekday } from './weekday.ts';

/** Whether a lottery is drawn several times an hour. */
export const isFast = ({ vendor }: Pick<LotteryItem, 'vendor'>): boolean => vendor === fastVendor;

/** The vendor whose lotteries alone a tab lists; null for those of several. */
const vendorOf: Readonly<Record<LotteryTab, string | null>> = {
  fast: null,
  today: null,
  vn: vietnamVendor,
  asean: aseanVendor,
  mine: null,
};

/** The lotteries of a page and its tab. A vendor in the address of the fast ones replaces theirs (RT-05d). */
export function ofPage<Item extends Pick<LotteryItem, 'vendor'>>(
  games: readonly Item[],
  area: LotteryArea,
  { tab, vendor }: Pick<LotteryView, 'tab' | 'vendor'>,
): readonly Item[] {
  const only = vendorOf[tab || 'fast'] ?? (area === 'vn' ? vietnamVendor : null);
  const ofVendor = games.some((game) => game.vendor === vendor);
  return games.filter((game) => {
    if (tab === 'today' && isFast(game)) return false;
    if (area === 'fast' && tab === '' && !ofVendor) return isFast(game);
    return only === null || game.vendor === only;
  });
}

/** What the parts of the list depend on. */
export interface SectionContext {
  readonly query: LotteryView;
  readonly draws: Remote<OpenDraws>;
  /** Platform time, in ms since the epoch. */
  readonly now: number;
  /** How far the platform's clock is ahead of the device's, in ms. */
  readonly ahead: number;
}

/** Whether the next draw of a lottery closes today. Until the draws are known, whether it is drawn on this weekday. */
export function closesToday(
  { gameId, drawDayOfWeek }: Pick<LotteryItem, 'gameId' | 'drawDayOfWeek'>,
  { draws, now, ahead }: Omit<SectionContext, 'query'>,
): boolean {
  const today = dayOf(now);
  const draw = draws.status === 'ready' ? draws.value.get(gameId) : undefined;
  if (draws.status === 'ready' && draw === undefined) return false;
  if (draw !== undefined && draw.closesAt !== null) return dayOf(wholeMinute(draw.closesAt + ahead)) === today;
  const weekday = toWeekday(String(new Date(`${today}T00:00:00Z`).getUTCDay() + 1));
  return weekday !== null && drawDays(drawDayOfWeek).includes(weekday);
}

/** Divides lotteries into the parts of the list, in their order and without empty ones (LOT-06b). */
export function sectionsOf(
  items: readonly LotteryItem[],
  context: SectionContext,
  toCard: (item: LotteryItem) => LotteryCardView,
): readonly LotterySection[] {
  const { query } = context;
  const idOf = (item: LotteryItem): SectionId => {
    if (isNamed(item, query)) return 'named';
    if (isFast(item)) return 'fast';
    return closesToday(item, context) ? 'today' : 'other';
  };
  const placed = items.map((item) => ({ item, id: idOf(item) }));
  const order: readonly SectionId[] = query.tab === 'today' ? ['today'] : ['named', 'fast', 'today', 'other'];
  return order.flatMap((id) => {
    const lotteries = placed.filter((each) => each.id === id).map(({ item }) => toCard(item));
    return lotteries.length === 0 ? [] : [{ id, lotteries }];
  });
}
