import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { satangToAmount } from '#sandbox/money/ledger.ts';
import { placeRound, stakeRange } from '#sandbox/money/rounds.ts';
import { type Answer, refuse } from '#sandbox/refusal.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import { toSatang } from '../../shared/money.ts';
import type { GameServer } from '../../shared/server/gameServer.ts';
import { type Seat, balanceWith, playedAt, seatAnswer, seatAt } from '../../shared/server/seat.ts';
import { stakesFor } from '../../shared/server/stakes.ts';
import { type FishSession, type ShotAnswer, fishQuery, shotRequest } from './messages.ts';
import { type FishKind, catchRate, fishKinds, prizes } from './rules.ts';

/** The highest stake of a shot: 100 baht. */
const largestShotSatang = 10_000;

/** The outcome that is stored with a round. It is not parsed, because only this server writes it. */
interface Shot {
  readonly target: FishKind;
  readonly caught: boolean;
}

/** The server of the fishing game. Every shot is a round. */
export const fishingServer: GameServer = {
  calls: {
    'GET session'(sandbox, input): Answer<FishSession> {
      const seat = seatAt(sandbox, v.parse(fishQuery, input).launch, 'FISH');
      if (!seat.ok) return seat;
      return ok({
        ...seatAnswer(sandbox, seat.value),
        stakes: shotsOf(seat.value).map(satangToAmount),
        targets: fishKinds.map((kind) => ({
          kind,
          prize: prizes[kind],
          chance: (catchRate(kind) * 100).toFixed(1),
        })),
      });
    },

    'POST shot'(sandbox, input): Answer<ShotAnswer> {
      const { launch, roundId, stake, target } = v.parse(shotRequest, input);
      const played = playedAt(sandbox, launch, roundId, 'FISH');
      if (played) return ok(describe(sandbox, launch, played.round));
      const seat = seatAt(sandbox, launch, 'FISH');
      if (!seat.ok) return seat;
      const stakeSatang = toSatang(stake);
      if (!shotsOf(seat.value).includes(stakeSatang)) return refuse('stake_out_of_range');
      const round = placeRound(sandbox, {
        launchToken: launch,
        roundId,
        stakeSatang,
        decide(random) {
          const caught = random() < catchRate(target);
          const shot: Shot = { target, caught };
          return { winSatang: caught ? stakeSatang * prizes[target] : 0, outcome: shot };
        },
      });
      return round.ok ? ok(describe(sandbox, launch, round.value)) : round;
    },
  },
};

const shotsOf = ({ game }: Seat): readonly number[] =>
  stakesFor(stakeRange(game).minSatang).filter((satang) => satang <= largestShotSatang);

/** Describes a stored round for the page. A repeated request gets the same description. */
function describe(sandbox: Sandbox, launch: string, round: Round): ShotAnswer {
  const { target, caught } = round.outcome as Shot;
  return {
    roundId: round.roundId,
    target,
    caught,
    stake: satangToAmount(round.stakeSatang),
    win: satangToAmount(round.winSatang),
    balance: balanceWith(sandbox, launch, round),
  };
}
