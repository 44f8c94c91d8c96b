import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { satangToAmount } from '#sandbox/money/ledger.ts';
import {
  type StoredRound,
  placeRound,
  roundOf,
  settleRound,
  stakeRange,
  waitingRounds,
} from '#sandbox/money/rounds.ts';
import { type Answer, refuse } from '#sandbox/refusal.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import { toSatang } from '../../shared/money.ts';
import { handPoints } from '../../shared/server/deck.ts';
import type { GameServer } from '../../shared/server/gameServer.ts';
import { type Seat, balanceWith, playedAt, seatAnswer, seatAt } from '../../shared/server/seat.ts';
import { stakesFor } from '../../shared/server/stakes.ts';
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
 * The server of the card game (pok deng). The stake is taken at the deal; the round ends when the player draws or stays.
 * A returning player continues an open round; a round that is left ends as a stay after `handWaitsMs`.
 */
export const cardsServer: GameServer = {
  calls: {
    'GET session'(sandbox, input): Answer<CardsSession> {
      const seat = seatAt(sandbox, v.parse(cardsQuery, input).launch, 'PVP');
      if (!seat.ok) return seat;
      const waiting = handsOf(sandbox, seat.value).at(-1);
      return ok({
        ...seatAnswer(sandbox, seat.value),
        stakes: stakesOf(seat.value).map(satangToAmount),
        dealerDrawsTo,
        feePercent,
        open: waiting === undefined ? null : describe(sandbox, seat.value.launch.token, waiting.round),
      });
    },

    'POST deal'(sandbox, input): Answer<HandAnswer> {
      const { launch, roundId, stake } = v.parse(dealRequest, input);
      const dealt = playedAt(sandbox, launch, roundId, 'PVP');
      if (dealt) return ok(describe(sandbox, launch, dealt.round));
      const seated = seatAt(sandbox, launch, 'PVP');
      if (!seated.ok) return seated;
      const stakeSatang = toSatang(stake);
      if (!stakesOf(seated.value).includes(stakeSatang)) return refuse('stake_out_of_range');
      // One round at a time: an open round that was left ends as a stay.
      for (const left of handsOf(sandbox, seated.value)) end(sandbox, left, 'stay');
      const round = placeRound(sandbox, {
        launchToken: launch,
        roundId,
        stakeSatang,
        decide(random) {
          const cards = dealCards(random);
          if (!endsAtOnce(cards)) {
            const outcome: Hand = { cards, move: null };
            return { winSatang: 0, outcome, dueAt: sandbox.now() + handWaitsMs };
          }
          const outcome: Hand = { cards, move: 'stay' };
          return { winSatang: winOf(outcome, stakeSatang), outcome };
        },
      });
      return round.ok ? ok(describe(sandbox, launch, round.value)) : round;
    },

    // A round that has ended keeps its result, whatever move is sent.
    'POST move'(sandbox, input): Answer<HandAnswer> {
      const { launch, roundId, move } = v.parse(moveRequest, input);
      const ended = playedAt(sandbox, launch, roundId, 'PVP');
      if (ended && ended.round.settledAt !== null) return ok(describe(sandbox, launch, ended.round));
      const seated = seatAt(sandbox, launch, 'PVP');
      if (!seated.ok) return seated;
      const waiting = roundOf(sandbox, seated.value.launch, roundId);
      if (!waiting) return refuse('invalid_input');
      return ok(describe(sandbox, launch, end(sandbox, waiting, move)));
    },
  },
};

const stakesOf = ({ game }: Seat): readonly number[] => stakesFor(stakeRange(game).minSatang);

/** The player's open hands: normally one at most. Rounds that cannot be parsed are left out. */
const handsOf = (sandbox: Sandbox, { launch }: Seat): readonly StoredRound[] =>
  waitingRounds(sandbox, launch).filter(({ round }) => v.is(storedHand, round.outcome));

const end = (sandbox: Sandbox, { key, round }: StoredRound, move: Move): Round =>
  settleRound(sandbox, key, endHand(round.outcome, round.stakeSatang, move)) ?? round;

/** Describes a stored round as the player may see it. A repeated request gets the same description. */
function describe(sandbox: Sandbox, launch: string, round: Round): HandAnswer {
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
    balance: balanceWith(sandbox, launch, round),
  };
}
