import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { satangToAmount } from '../../ledger.ts';
import { type Answer, refuse } from '../../refusal.ts';
import { type KeptRound, placeRound, roundOf, settleRound, stakeRange, waitingRounds } from '../../rounds.ts';
import type { Round } from '../../rows.ts';
import type { World } from '../../world.ts';
import { handPoints } from '../deck.ts';
import type { GameServer } from '../gameServer.ts';
import { type Seat, seatAnswer, seatAt } from '../seat.ts';
import { stakesFor, toSatang } from '../stakes.ts';
import { type CardsSession, type HandAnswer, cardsQuery, dealRequest, moveRequest } from './messages.ts';
import { type Cards, type Move, dealCards, dealerDrawsTo, endingOf, endsAtOnce, feePercent } from './rules.ts';

/** What a round stores: written by us alone. Nobody else reads what lies face down. */
interface Hand {
  readonly cards: Cards;
  /** Null while the player has to choose. */
  readonly move: Move | null;
}

/** Pok deng: the stake is taken at the deal, and the round ends when the player has drawn or stayed. */
export const cardsServer: GameServer = {
  calls: {
    'GET session'(world, input): Answer<CardsSession> {
      const seated = seatAt(world, v.parse(cardsQuery, input).launch, 'PVP');
      if (!seated.ok) return seated;
      const left = endAll(world, seated.value);
      // The credits of a practice stand in its launch, which has moved.
      const seat = seatAt(world, seated.value.launch.token, 'PVP');
      if (!seat.ok) return seat;
      return ok({
        ...seatAnswer(world, seat.value),
        stakes: stakesOf(seat.value).map(satangToAmount),
        dealerDrawsTo,
        feePercent,
        leftBehind: left === undefined ? null : describe(left),
      });
    },

    'POST deal'(world, input): Answer<HandAnswer> {
      const { launch, roundId, stake } = v.parse(dealRequest, input);
      const seated = seatAt(world, launch, 'PVP');
      if (!seated.ok) return seated;
      const stakeSatang = toSatang(stake);
      if (!stakesOf(seated.value).includes(stakeSatang)) return refuse('stake_out_of_range');
      // One round at a time: another one that waits has been left.
      if (!roundOf(world, seated.value.launch, roundId)) endAll(world, seated.value);
      const round = placeRound(world, {
        launchToken: launch,
        roundId,
        stakeSatang,
        decide(random) {
          const cards = dealCards(random);
          const waits = !endsAtOnce(cards);
          const hand: Hand = { cards, move: waits ? null : 'stay' };
          return { winSatang: waits ? 0 : winOf(hand, stakeSatang), outcome: hand, waits };
        },
      });
      return round.ok ? ok(describe(round.value)) : round;
    },

    // What has ended stays as it ended, whatever is asked for.
    'POST move'(world, input): Answer<HandAnswer> {
      const { launch, roundId, move } = v.parse(moveRequest, input);
      const seated = seatAt(world, launch, 'PVP');
      if (!seated.ok) return seated;
      const waiting = roundOf(world, seated.value.launch, roundId);
      if (!waiting) return refuse('invalid_input');
      return ok(describe(end(world, waiting, move)));
    },
  },
};

const stakesOf = ({ game }: Seat): readonly number[] => stakesFor(stakeRange(game).minSatang);

/** Ends what the player of this seat has left, as if they had stayed; the latest of them, if there was any. */
function endAll(world: World, { launch }: Seat): Round | undefined {
  return waitingRounds(world, launch)
    .map((waiting) => end(world, waiting, 'stay'))
    .at(-1);
}

function end(world: World, { key, round }: KeptRound, move: Move): Round {
  if (round.settledAt !== null) return round;
  const hand: Hand = { ...(round.outcome as Hand), move };
  return settleRound(world, key, { winSatang: winOf(hand, round.stakeSatang), outcome: hand }) ?? round;
}

// Stakes are whole baht, so what comes back is whole satang.
const winOf = ({ cards, move }: Hand, stakeSatang: number): number =>
  move === null ? 0 : (endingOf(cards, move).returns * stakeSatang) / 100;

/** A stored round as the player may see it, so that asking again answers the same. */
function describe(round: Round): HandAnswer {
  const { cards, move } = round.outcome as Hand;
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
    balance: satangToAmount(round.balanceSatang),
  };
}
