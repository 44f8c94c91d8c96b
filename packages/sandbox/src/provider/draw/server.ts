import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { lotteriesOf, nextDraw, openDrawOf, opensAt, pastDraws, winningNumber } from '../../domain/lotteryDraws.ts';
import { lotteryIconPath } from '../../images.ts';
import { balanceOf, memberAccount, satangToAmount } from '../../ledger.ts';
import { type Answer, refuse } from '../../refusal.ts';
import { type OpenLaunch, holdingOf, openLaunch, placeRound, playedUnder } from '../../rounds.ts';
import type { Member, Round } from '../../rows.ts';
import type { Lottery } from '../../seed/lotteries.ts';
import type { World } from '../../world.ts';
import type { GameServer } from '../gameServer.ts';
import { toSatang } from '../stakes.ts';
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
import { minTicketSatang, paysOn, playsFor } from './plays.ts';
import { describeTicket, ticketsOf } from './tickets.ts';

const stakesSatang = [500, 1_000, 2_000, 5_000, 10_000, 50_000];
/** Of those that have ended; what waits is always told. */
const mostEnded = 20;
const mostResults = 8;

/** Sells tickets for the draws of a vendor, and tells how they ended. */
export const draw: GameServer = { calls: { 'GET session': session, 'POST buy': buy } };

interface Counter extends OpenLaunch {
  readonly member: Member;
  readonly lotteries: readonly Lottery[];
}

/** What the launch may play: the lotteries of its vendor. Refuses with `launch_expired`. */
function counterOf(world: World, launchToken: string): Answer<Counter> {
  const opened = openLaunch(world, launchToken);
  if (!opened.ok) return opened;
  const { launch, member } = opened.value;
  if (member === null || (launch.gameType !== 'LOTT' && launch.gameType !== 'ELOTT')) return refuse('launch_expired');
  const lotteries = lotteriesOf(world).filter(({ vassalage }) => vassalage === launch.vassalage);
  return ok({ ...opened.value, member, lotteries });
}

function session(world: World, input: unknown): Answer<SessionAnswer> {
  const counter = counterOf(world, v.parse(sessionRequest, input).launch);
  if (!counter.ok) return counter;
  const { launch, member, lotteries } = counter.value;
  const vendor = world.catalogue.vendorByCode.get(launch.vassalage);
  return ok({
    now: world.now(),
    vendor: vendor?.name ?? { th: launch.vassalage, en: launch.vassalage },
    lotteryId: lotteries.find(({ id }) => id === launch.gameCode)?.id ?? null,
    lotteries: lotteries.map((lottery) => describe(world, lottery)),
    balance: satangToAmount(holdingOf(world, counter.value)),
    currency: world.settings.currencySymbol,
    stakes: stakesSatang.map(satangToAmount),
    tickets: ticketsOf(world, member.id, launch.vassalage, mostEnded),
  });
}

function describe(world: World, lottery: Lottery): LotteryAnswer {
  const { id, name, digits, schedule, defaultPlayType } = lottery;
  const next = nextDraw(lottery, world.now());
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
      pays: play.pays,
      minStake: satangToAmount(minTicketSatang),
      maxStake: satangToAmount(play.maxSatang),
    })),
    results: pastDraws(lottery, world.now(), mostResults).map((past) => ({
      numero: past.numero,
      drawnAt: past.drawsAt,
      number: winningNumber(world, lottery, past.numero),
    })),
  };
}

function buy(world: World, input: unknown): Answer<BuyAnswer | DrawRefusalAnswer> {
  const { launch, roundId, gameId, numero, playType, number, stake } = v.parse(buyRequest, input);
  // A ticket that was sold stays sold: whoever lost the answer may ask again after the lock, and after the launch.
  const sold = playedUnder(world, launch, roundId);
  if (sold) return answerTicket(world, sold.round);
  const counter = counterOf(world, launch);
  if (!counter.ok) return counter;

  const lottery = counter.value.lotteries.find(({ id }) => id === gameId);
  const play = lottery && playsFor(lottery.digits).find(({ type }) => type === playType);
  if (!lottery || !play) return decline('lottery_unknown');
  const open = openDrawOf(lottery, world.now());
  if (open?.numero !== numero || world.now() >= open.locksAt) return decline('draw_closed');
  if (!/^\d+$/.test(number) || number.length !== play.digits) return decline('number_wrong');

  const ticket: StoredTicket = {
    lotteryId: lottery.id,
    numero,
    drawsAt: open.drawsAt,
    digits: lottery.digits,
    playType,
    number,
    pays: paysOn(play, number),
    drawn: null,
  };
  const round = placeRound(world, {
    launchToken: launch,
    roundId,
    stakeSatang: toSatang(stake),
    gameCode: lottery.id,
    range: { minSatang: minTicketSatang, maxSatang: play.maxSatang },
    decide: () => ({ winSatang: 0, outcome: ticket, dueAt: ticket.drawsAt }),
  });
  return round.ok ? answerTicket(world, round.value) : round;
}

const answerTicket = (world: World, round: Round): Answer<BuyAnswer> =>
  ok({
    ticket: describeTicket(round),
    balance: satangToAmount(balanceOf(world, memberAccount(round.memberId ?? ''))),
  });

/** The platform has no such codes, and these are none of its refusals: they travel as this server's own answer. */
function decline(refused: DrawRefusal): Answer<DrawRefusalAnswer> {
  return ok({ refused, message: drawRefusals[refused] });
}
