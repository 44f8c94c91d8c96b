import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { satangToAmount } from '../../ledger.ts';
import { type Answer, refuse } from '../../refusal.ts';
import { type KeptRound, placeRound, roundOf, settleRound, stakeRange, waitingRounds } from '../../rounds.ts';
import type { Round } from '../../rows.ts';
import type { World } from '../../world.ts';
import { handPoints } from '../deck.ts';
import type { GameServer } from '../gameServer.ts';
import { type Seat, balanceWith, playedAt, seatAnswer, seatAt } from '../seat.ts';
import { stakesFor, toSatang } from '../stakes.ts';
import {
  type CardsSession,
  type Hand,
  type HandAnswer,
  cardsQuery,
  dealRequest,
  moveRequest,
  storedHand,
} from './messages.ts';
import { type Move, dealCards, dealerDrawsTo, endingOf, endsAtOnce, feePercent } from './rules.ts';
import { endHand, handWaitsMs, winOf } from './settle.ts';

/**
 * Pok deng: the stake is taken at the deal, and the round ends when the player has drawn or stayed. One who comes back
 * goes on with the round that waits; one who does not has stayed (see `handWaitsMs`).
 */
export const cardsServer: GameServer = {
  calls: {
    'GET session'(world, input): Answer<CardsSession> {
      const seat = seatAt(world, v.parse(cardsQuery, input).launch, 'PVP');
      if (!seat.ok) return seat;
      const waiting = handsOf(world, seat.value).at(-1);
      return ok({
        ...seatAnswer(world, seat.value),
        stakes: stakesOf(seat.value).map(satangToAmount),
        dealerDrawsTo,
        feePercent,
        open: waiting === undefined ? null : describe(world, seat.value.launch.token, waiting.round),
      });
    },

    'POST deal'(world, input): Answer<HandAnswer> {
      const { launch, roundId, stake } = v.parse(dealRequest, input);
      const dealt = playedAt(world, launch, roundId, 'PVP');
      if (dealt) return ok(describe(world, launch, dealt.round));
      const seated = seatAt(world, launch, 'PVP');
      if (!seated.ok) return seated;
      const stakeSatang = toSatang(stake);
      if (!stakesOf(seated.value).includes(stakeSatang)) return refuse('stake_out_of_range');
      // One round at a time: another one that waits has been left.
      for (const left of handsOf(world, seated.value)) end(world, left, 'stay');
      const round = placeRound(world, {
        launchToken: launch,
        roundId,
        stakeSatang,
        decide(random) {
          const cards = dealCards(random);
          if (!endsAtOnce(cards)) {
            const outcome: Hand = { cards, move: null };
            return { winSatang: 0, outcome, dueAt: world.now() + handWaitsMs };
          }
          const outcome: Hand = { cards, move: 'stay' };
          return { winSatang: winOf(outcome, stakeSatang), outcome };
        },
      });
      return round.ok ? ok(describe(world, launch, round.value)) : round;
    },

    // What has ended stays as it ended, whatever is asked for.
    'POST move'(world, input): Answer<HandAnswer> {
      const { launch, roundId, move } = v.parse(moveRequest, input);
      const ended = playedAt(world, launch, roundId, 'PVP');
      if (ended && ended.round.settledAt !== null) return ok(describe(world, launch, ended.round));
      const seated = seatAt(world, launch, 'PVP');
      if (!seated.ok) return seated;
      const waiting = roundOf(world, seated.value.launch, roundId);
      if (!waiting) return refuse('invalid_input');
      return ok(describe(world, launch, end(world, waiting, move)));
    },
  },
};

const stakesOf = ({ game }: Seat): readonly number[] => stakesFor(stakeRange(game).minSatang);

/** The hands that wait for the player of this seat; there is one at most, as long as all can be read. */
const handsOf = (world: World, { launch }: Seat): readonly KeptRound[] =>
  waitingRounds(world, launch).filter(({ round }) => v.is(storedHand, round.outcome));

const end = (world: World, { key, round }: KeptRound, move: Move): Round =>
  settleRound(world, key, endHand(round.outcome, round.stakeSatang, move)) ?? round;

/** A stored round as the player may see it, so that asking again tells the same of it. */
function describe(world: World, launch: string, round: Round): HandAnswer {
  const { cards, move } = v.parse(storedHand, round.outcome);
  const ending = move === null ? null : endingOf(cards, move);
  const player = ending?.player ?? cards.player;
  return {
    roundId: round.roundId,
    player,
    playerPoints: handPoints(player),
    dealer: ending?.dealer ?? null,
    dealerPoints: ending && handPoints(ending.dealer),
    result: ending?.result ?? null,
    deng: ending?.deng ?? 1,
    stake: satangToAmount(round.stakeSatang),
    win: satangToAmount(round.winSatang),
    balance: balanceWith(world, launch, round),
  };
}
