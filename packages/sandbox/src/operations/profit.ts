import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type { Language } from '#api/primitives.ts';
import type * as contract from '#api/profit.ts';
import { dayMs } from '#text/durations.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { readSpan } from '../listing/span.ts';
import { betAmounts } from '../money/betSums.ts';
import { memberAccount, satangToAmount } from '../money/ledger.ts';
import { movementsOf } from '../money/movements.ts';
import {
  type DaySums,
  type MoneySums,
  type PlayedCell,
  type PlaySums,
  addSums,
  noMoney,
  noPlay,
  profitDays,
} from '../money/profit.ts';
import type { Sandbox } from '../sandbox.ts';
import { iso, startOfThaiDay, thaiDate, thaiDay } from '../time.ts';

/** MEM-03c: sums up money, play, rebates and bonuses of some days. */
export const memberProfit: Handler<typeof contract.memberProfit> = ({ sandbox, member }, input) => {
  const span = readSpan(input);
  if (!span.ok) return span;
  const [first, last] = [thaiDay(span.value.begins), thaiDay(span.value.ends) - 1];
  const ever = profitDays(sandbox, member.id);
  const days = ever.filter(({ day }) => day >= first && day <= last);
  const newYear = Date.parse(`${thaiDate(sandbox.now()).slice(0, 4)}-01-01`) / dayMs;
  const since = movementsOf(sandbox, memberAccount(member.id))[0]?.posting.at;
  const money = sumMoney(days);
  return ok({
    totals: {
      ...longTime(days),
      ...playView(sumPlay(days.flatMap(({ play }) => play))),
      rebate: satangToAmount(money.rebate),
      bonus: satangToAmount(money.bonus),
    },
    rows: input.by === 'day' ? dayRows(days) : groupedRows(sandbox, days, input.by, input.language),
    year: { since: iso(startOfThaiDay(newYear)), ...longTime(ever.filter(({ day }) => day >= newYear)) },
    lifetime: { since: since === undefined ? null : iso(since), ...longTime(ever) },
  });
};

type Row = WireOutputOf<typeof contract.memberProfit>['rows'][number];

/** A row per day in the order of `days`, which is newest first. */
function dayRows(days: readonly DaySums[]): Row[] {
  let running = 0;
  const rows = days.toReversed().map(({ day, money, play }) => {
    const sums = sumPlay(play);
    running += sums.profit;
    return {
      key: iso(day * dayMs).slice(0, 10),
      ...playView(sums),
      ...{ rebate: satangToAmount(money.rebate), bonus: satangToAmount(money.bonus) },
      running: satangToAmount(running),
    };
  });
  return rows.toReversed();
}

/** A row per category or vendor, the largest stakes first. */
function groupedRows(
  { catalogue }: Sandbox,
  days: readonly DaySums[],
  by: 'gameType' | 'vendor',
  language: Language,
): Row[] {
  const spoken = gameLanguage(language);
  const groups = Map.groupBy(
    days.flatMap(({ play }) => play),
    ({ gameType, vassalage }) => (by === 'gameType' ? gameType : vassalage),
  );
  return Array.from(groups, ([key, cells]) => ({ key, sums: sumPlay(cells) }))
    .toSorted((one, other) => other.sums.stake - one.sums.stake)
    .map(({ key, sums }) => ({
      key,
      ...(by === 'vendor' && { label: catalogue.vendorByCode.get(key)?.name[spoken] ?? key }),
      ...playView(sums),
      ...{ rebate: null, bonus: null },
    }));
}

function longTime(days: readonly DaySums[]) {
  const { deposits, withdrawals, rebate, bonus } = sumMoney(days);
  const { profit } = sumPlay(days.flatMap(({ play }) => play));
  return {
    deposits: satangToAmount(deposits),
    withdrawals: satangToAmount(withdrawals),
    netDeposits: satangToAmount(deposits - withdrawals),
    total: satangToAmount(profit + rebate + bonus),
  };
}

const playView = (sums: PlaySums) => ({
  bets: sums.bets,
  waiting: sums.waiting,
  ...betAmounts(sums),
  validBet: satangToAmount(sums.validBet),
});

const sumMoney = (days: readonly DaySums[]): MoneySums =>
  days.reduce((sum, { money }) => addSums(sum, money), noMoney());

const sumPlay = (cells: readonly PlayedCell[]): PlaySums =>
  cells.reduce((sum, { sums }) => addSums(sum, sums), noPlay());
