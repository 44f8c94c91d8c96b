import { ok } from '#api/errors.ts';
import type { InputOf } from '#api/operation.ts';
import type * as contract from '#api/turnover.ts';
import type { TurnoverStatus } from '#api/turnover.ts';
import { namesOf } from '../games/playedNames.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from '../listing/paging.ts';
import { readSpan } from '../listing/span.ts';
import { satangToAmount } from '../money/ledger.ts';
import { validBetSatang } from '../money/rebates.ts';
import { endedTurnoversOf, statusNow, turnoversOf } from '../money/turnover.ts';
import { turnoverView } from '../money/turnoverView.ts';
import { refuse } from '../refusal.ts';
import type { TurnoverCount } from '../schema/moneyOut.ts';
import { iso } from '../time.ts';

export const turnoverList: Handler<typeof contract.turnoverList> = ({ sandbox, member }, input) => {
  const { status, from, to, language } = input;
  const days = from === undefined || to === undefined ? null : readSpan({ from, to });
  if (days?.ok === false) return days;
  const all = days === null ? turnoversOf(sandbox, member.id) : endedTurnoversOf(sandbox, member.id, days.value);
  const rows = all.filter((row) => isListed(statusNow(sandbox, row), status));
  const { items, totalPages } = pageOf(rows, input);
  return ok({ list: items.map((row) => turnoverView(sandbox, row, language)), totalPages });
};

/** Whether a requirement of a status is in the list that was asked for. */
const isListed = (is: TurnoverStatus, asked: InputOf<typeof contract.turnoverList>['status']): boolean =>
  asked === undefined || asked === is || (asked === 'ended' && is !== 'open');

/** Lists the bets that counted towards a turnover. Walks them once, in the order in which they counted. */
export const turnoverBets: Handler<typeof contract.turnoverBets> = ({ sandbox, member }, input) => {
  const { store } = sandbox;
  if (store.get('turnovers', input.id)?.memberId !== member.id) return refuse('invalid_input');
  const counted: TurnoverCount[] = [];
  for (const [, row] of store.entries('turnoverCounts')) if (row.turnoverId === input.id) counted.push(row);
  const { items, totalPages } = pageOf(counted.toReversed(), input);
  const list = items.flatMap(({ roundKey, at, satang }) => {
    const round = store.get('rounds', roundKey);
    if (round === undefined) return [];
    const { vendor, game } = namesOf(sandbox, round, input.language);
    return [
      {
        reference: round.roundId,
        at: iso(at),
        gameType: round.gameType,
        vendorName: vendor,
        gameName: game,
        validBet: satangToAmount(validBetSatang(round)),
        counted: satangToAmount(satang),
      },
    ];
  });
  return ok({ list, totalPages });
};
