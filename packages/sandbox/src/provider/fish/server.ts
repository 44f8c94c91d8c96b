import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { satangToAmount } from '../../ledger.ts';
import { type Answer, refuse } from '../../refusal.ts';
import { placeRound, stakeRange } from '../../rounds.ts';
import type { Round } from '../../rows.ts';
import type { World } from '../../world.ts';
import type { GameServer } from '../gameServer.ts';
import { type Seat, balanceWith, playedAt, seatAnswer, seatAt } from '../seat.ts';
import { stakesFor, toSatang } from '../stakes.ts';
import { type FishSession, type ShotAnswer, fishQuery, shotRequest } from './messages.ts';
import { type FishKind, catchRate, fishKinds, prizes } from './rules.ts';

/** The strongest cannon: 100 baht a shot. */
const largestShotSatang = 10_000;

/** What a round stores: written by us alone. */
interface Shot {
  readonly target: FishKind;
  readonly caught: boolean;
}

/** Shooting fish: every shot is a round. */
export const fishServer: GameServer = {
  calls: {
    'GET session'(world, input): Answer<FishSession> {
      const seat = seatAt(world, v.parse(fishQuery, input).launch, 'FISH');
      if (!seat.ok) return seat;
      return ok({
        ...seatAnswer(world, seat.value),
        stakes: shotsOf(seat.value).map(satangToAmount),
        targets: fishKinds.map((kind) => ({
          kind,
          prize: prizes[kind],
          chance: (catchRate(kind) * 100).toFixed(1),
        })),
      });
    },

    'POST shot'(world, input): Answer<ShotAnswer> {
      const { launch, roundId, stake, target } = v.parse(shotRequest, input);
      const before = playedAt(world, launch, roundId, 'FISH');
      if (before) return ok(describe(world, launch, before.round));
      const seat = seatAt(world, launch, 'FISH');
      if (!seat.ok) return seat;
      const stakeSatang = toSatang(stake);
      if (!shotsOf(seat.value).includes(stakeSatang)) return refuse('stake_out_of_range');
      const round = placeRound(world, {
        launchToken: launch,
        roundId,
        stakeSatang,
        decide(random) {
          const caught = random() < catchRate(target);
          const shot: Shot = { target, caught };
          return { winSatang: caught ? stakeSatang * prizes[target] : 0, outcome: shot };
        },
      });
      return round.ok ? ok(describe(world, launch, round.value)) : round;
    },
  },
};

const shotsOf = ({ game }: Seat): readonly number[] =>
  stakesFor(stakeRange(game).minSatang).filter((satang) => satang <= largestShotSatang);

/** A stored round in the page's words, so that asking again tells the same of it. */
function describe(world: World, launch: string, round: Round): ShotAnswer {
  const { target, caught } = round.outcome as Shot;
  return {
    roundId: round.roundId,
    target,
    caught,
    stake: satangToAmount(round.stakeSatang),
    win: satangToAmount(round.winSatang),
    balance: balanceWith(world, launch, round),
  };
}
