import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import {
  isVoid,
  lotteriesOf,
  nextDraw,
  openDrawOf,
  opensAt,
  pastDraws,
  winningNumber,
} from '#sandbox/games/lotteryDraws.ts';
import { balanceOf, satangToAmount } from '#sandbox/money/ledger.ts';
import { type OpenLaunch, launchBalance, openLaunch, placeRound } from '#sandbox/money/rounds.ts';
import { playingAccount } from '#sandbox/money/wallets.ts';
import { type Answer, refuse } from '#sandbox/refusal.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Member } from '#sandbox/schema/accounts.ts';
import type { Round } from '#sandbox/schema/games.ts';
import type { Lottery } from '#sandbox/seed/lotteries.ts';
import { lotteryIconPath } from '../../../art/images.ts';
import { toSatang } from '../../shared/money.ts';
import type { GameServer } from '../../shared/server/gameServer.ts';
import { playedAt } from '../../shared/server/seat.ts';
import { betOf } from '../numbers.ts';
import {
  type BuyAnswer,
  type DrawRefusal,
  type DrawRefusalAnswer,
  type LotteryAnswer,
  type SessionAnswer,
  type StoredTicket,
  buyRequest,
  drawRefusals,
  sessionRequest,
} from './messages.ts';
import { type Play, minStakeSatang, mostLines, paysOn, playsFor } from './plays.ts';
import { describeTicket, ticketsOf } from './tickets.ts';

const stakesSatang = [500, 1_000, 2_000, 5_000, 10_000, 50_000];
/** At most this many ended tickets are listed; waiting ones always are. */
const mostEnded = 20;
const mostResults = 8;

/** The server of the lotteries: sells tickets for a vendor's draws and reports their results. */
export const lotteryServer: GameServer = { calls: { 'GET session': session, 'POST buy': buy } };

interface LotterySeat extends OpenLaunch {
  readonly member: Member;
  readonly lotteries: readonly Lottery[];
}

/** Opens a launch with the lotteries of its vendor. Refuses with `launch_expired`. */
function lotterySeatAt(sandbox: Sandbox, launchToken: string): Answer<LotterySeat> {
  const opened = openLaunch(sandbox, launchToken);
  if (!opened.ok) return opened;
  const { launch, member } = opened.value;
  if (member === null || (launch.gameType !== 'LOTT' && launch.gameType !== 'ELOTT')) return refuse('launch_expired');
  const lotteries = lotteriesOf(sandbox).filter(({ vassalage }) => vassalage === launch.vassalage);
  return ok({ ...opened.value, member, lotteries });
}

function session(sandbox: Sandbox, input: unknown): Answer<SessionAnswer> {
  const seat = lotterySeatAt(sandbox, v.parse(sessionRequest, input).launch);
  if (!seat.ok) return seat;
  const { launch, member, lotteries } = seat.value;
  const vendor = sandbox.catalogue.vendorByCode.get(launch.vassalage);
  return ok({
    now: sandbox.now(),
    vendor: vendor?.name ?? { th: launch.vassalage, en: launch.vassalage },
    lotteryId: lotteries.find(({ id }) => id === launch.gameCode)?.id ?? null,
    lotteries: lotteries.map((lottery) => describe(sandbox, lottery)),
    balance: satangToAmount(launchBalance(sandbox, seat.value)),
    currency: sandbox.settings.currencySymbol,
    stakes: stakesSatang.map(satangToAmount),
    mostLines,
    tickets: ticketsOf(sandbox, member.id, launch.vassalage, mostEnded),
  });
}

function describe(sandbox: Sandbox, lottery: Lottery): LotteryAnswer {
  const { id, name, digits, schedule, defaultPlayType } = lottery;
  const next = nextDraw(lottery, sandbox.now());
  const { numero, locksAt, drawsAt } = next;
  const sale = opensAt(lottery, next);
  return {
    id,
    name,
    digits,
    icon: lotteryIconPath(id),
    weekdays: schedule.kind === 'every' ? 'always' : schedule.weekdays,
    next: { numero, locksAt, drawsAt, opensAt: Number.isFinite(sale) ? sale : null },
    defaultPlayType,
    plays: playsFor(digits).map((play) => ({
      type: play.type,
      digits: play.digits,
      ordered: play.ordered,
      pays: play.pays,
      minStake: satangToAmount(minStakeSatang),
      maxStake: satangToAmount(play.maxSatang),
    })),
    results: pastDraws(lottery, sandbox.now(), mostResults)
      .filter((past) => !isVoid(sandbox, past))
      .map((past) => ({
        numero: past.numero,
        drawnAt: past.drawsAt,
        number: winningNumber(sandbox, lottery, past.numero),
      })),
  };
}

function buy(sandbox: Sandbox, input: unknown): Answer<BuyAnswer | DrawRefusalAnswer> {
  const { launch, roundId, gameId, numero, playType, numbers, stake } = v.parse(buyRequest, input);
  // A sold ticket is final: a page that lost the answer may repeat the request after the lock or the end of the launch.
  const sold = playedAt(sandbox, launch, roundId, 'LOTT') ?? playedAt(sandbox, launch, roundId, 'ELOTT');
  if (sold) return answerTicket(sandbox, sold.round);
  const seat = lotterySeatAt(sandbox, launch);
  if (!seat.ok) return seat;

  const lottery = seat.value.lotteries.find(({ id }) => id === gameId);
  const play = lottery && playsFor(lottery.digits).find(({ type }) => type === playType);
  if (!lottery || !play) return decline('lottery_unknown');
  const open = openDrawOf(lottery, sandbox.now());
  if (open?.numero !== numero || sandbox.now() >= open.locksAt) return decline('draw_closed');
  const wrong = wrongIn(numbers, play);
  if (wrong !== null) return decline(wrong);

  const ticket: StoredTicket = {
    lotteryId: lottery.id,
    numero,
    drawsAt: open.drawsAt,
    digits: lottery.digits,
    playType,
    lines: numbers.map((number) => ({ number, pays: paysOn(play, number) })),
    drawn: null,
  };
  const round = placeRound(sandbox, {
    launchToken: launch,
    roundId,
    // The limits of a line times the lines. Satang are whole, so the round's stake is divided back without a rest.
    stakeSatang: toSatang(stake) * numbers.length,
    gameCode: lottery.id,
    range: { minSatang: minStakeSatang * numbers.length, maxSatang: play.maxSatang * numbers.length },
    decide: () => ({ winSatang: 0, outcome: ticket, dueAt: ticket.drawsAt }),
  });
  return round.ok ? answerTicket(sandbox, round.value) : round;
}

/** Why a play does not take these numbers; null if it takes them all. */
function wrongIn(numbers: readonly string[], play: Play): DrawRefusal | null {
  if (numbers.length > mostLines) return 'too_many_numbers';
  if (numbers.some((number) => !/^\d+$/.test(number) || number.length !== play.digits)) return 'number_wrong';
  return new Set(numbers.map((number) => betOf(number, play))).size < numbers.length ? 'number_repeated' : null;
}

const answerTicket = (sandbox: Sandbox, round: Round): Answer<BuyAnswer> =>
  ok({
    ticket: describeTicket(round),
    balance: satangToAmount(balanceOf(sandbox, playingAccount(sandbox, round.memberId ?? '', round.vassalage))),
  });

/** Answers with a refusal of this server. The platform's `refuse` does not know these codes, so it is an ordinary answer. */
function decline(refused: DrawRefusal): Answer<DrawRefusalAnswer> {
  return ok({ refused, message: drawRefusals[refused] });
}
