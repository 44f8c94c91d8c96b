import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { openTables, refusalAt, roomNamed } from '#sandbox/games/rooms.ts';
import { roadAt } from '#sandbox/games/tableRoads.ts';
import { satangToAmount } from '#sandbox/money/ledger.ts';
import { placeRound } from '#sandbox/money/rounds.ts';
import { type Answer, refuse } from '#sandbox/refusal.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import type { LiveTable } from '#sandbox/seed/liveTables.ts';
import { toSatang } from '../../shared/money.ts';
import type { GameServer } from '../../shared/server/gameServer.ts';
import { type Seat, balanceWith, playedAt, seatAnswer, seatAt } from '../../shared/server/seat.ts';
import { stakesFor } from '../../shared/server/stakes.ts';
import { type BetAnswer, type TableOffer, type TableSession, betRequest, tableQuery } from './messages.ts';
import { type Deal, returnsOf, tableRules } from './rules.ts';

/** Bets are whole baht, so that every win is whole satang. */
const satangPerStep = 100;
const mostChips = 5;
/** How many results of earlier rounds the page shows. */
const mostResults = 14;

/** The outcome that is stored with a round. It is not parsed, because only this server writes it. */
interface Played {
  readonly deal: Deal;
  readonly bets: readonly { readonly spot: string; readonly satang: number; readonly back: number }[];
}

/** The server of the live tables. A round has up to three bets, decided by one deal. */
export const liveTablesServer: GameServer = {
  calls: {
    'GET session'(sandbox, input): Answer<TableSession> {
      const { launch, table: wanted } = v.parse(tableQuery, input);
      const seated = seatAt(sandbox, launch, 'LIVE');
      if (!seated.ok) return seated;
      const seat = seated.value;
      const inLobby = seat.launch.gameCode === '';
      const named = tableNamed(seat, wanted);
      // A launch of one table keeps showing it after it closes; a lobby shows open tables only.
      const table = named && inLobby && refusalAt(sandbox, named) ? undefined : named;
      return ok({
        ...seatAnswer(sandbox, seat),
        ...(table && { name: table.name }),
        inLobby,
        table: table
          ? {
              ...offer(table),
              chips: chipsOf(table),
              places: placesOf(table),
              road: roadAt(sandbox, table).slice(-mostResults),
            }
          : null,
        offers: inLobby ? openTables(sandbox, seat.vendor).map(offer) : [],
      });
    },

    'POST bet'(sandbox, input): Answer<BetAnswer> {
      const { launch, table: wanted, roundId, bets } = v.parse(betRequest, input);
      const played = playedAt(sandbox, launch, roundId, 'LIVE');
      if (played) return describe(sandbox, launch, played.round);
      const seated = seatAt(sandbox, launch, 'LIVE');
      if (!seated.ok) return seated;
      const table = tableNamed(seated.value, wanted);
      if (!table) return refuse('invalid_input');
      const closed = refusalAt(sandbox, table);
      if (closed) return refuse(closed);
      const rules = tableRules[table.game];
      const laid = bets.map(({ spot, stake }) => ({ spot, satang: toSatang(stake) }));
      const known = new Set<string>(rules.places.map(({ spot }) => spot));
      if (new Set(laid.map(({ spot }) => spot)).size < laid.length || laid.some(({ spot }) => !known.has(spot))) {
        return refuse('invalid_input');
      }
      if (laid.some(({ satang }) => !acceptsStake(table, satang))) return refuse('stake_out_of_range');
      const round = placeRound(sandbox, {
        launchToken: launch,
        roundId,
        gameCode: table.roomId,
        stakeSatang: laid.reduce((sum, { satang }) => sum + satang, 0),
        range: { minSatang: table.minSatang, maxSatang: table.maxSatang * rules.places.length },
        decide(random) {
          const deal = rules.deal(random);
          const returns = returnsOf(rules, deal);
          const outcome: Played = {
            deal,
            bets: laid.map(({ spot, satang }) => ({
              spot,
              satang,
              back: ([...returns].find(([place]) => place === spot)?.[1] ?? 0) * (satang / satangPerStep),
            })),
          };
          return { winSatang: outcome.bets.reduce((sum, { back }) => sum + back, 0), outcome };
        },
      });
      return round.ok ? describe(sandbox, launch, round.value) : round;
    },
  },
};

/** The table of the launch, or the chosen table in a lobby. */
const tableNamed = ({ launch, vendor }: Seat, wanted: string | undefined): LiveTable | undefined =>
  roomNamed(vendor, launch.gameCode === '' ? (wanted ?? '') : launch.gameCode);

const acceptsStake = ({ minSatang, maxSatang }: LiveTable, satang: number): boolean =>
  satang >= minSatang && satang <= maxSatang && satang % satangPerStep === 0;

const offer = ({ roomId, name, game, minSatang, maxSatang }: LiveTable): TableOffer => ({
  roomId,
  name,
  game,
  minBet: satangToAmount(minSatang),
  maxBet: satangToAmount(maxSatang),
});

const chipsOf = ({ minSatang, maxSatang }: LiveTable): readonly string[] =>
  stakesFor(minSatang)
    .concat([200_000, 500_000, 1_000_000, 2_000_000])
    .filter((satang, at, all) => satang >= minSatang && satang <= maxSatang && all.indexOf(satang) === at)
    .slice(0, mostChips)
    .map(satangToAmount);

const placesOf = ({ game }: LiveTable) =>
  tableRules[game].places.map(({ spot, returns }) => ({ spot, pays: satangToAmount(returns - 100) }));

/** Describes a stored round for the page. A repeated request gets the same description. */
function describe(sandbox: Sandbox, launch: string, round: Round): Answer<BetAnswer> {
  const vendor = sandbox.catalogue.vendorByCode.get(round.vassalage);
  const table = vendor && roomNamed(vendor, round.gameCode);
  if (!table) return refuse('invalid_input');
  const { deal, bets } = round.outcome as Played;
  return ok({
    roundId: round.roundId,
    deal,
    winner: tableRules[table.game].winner(deal),
    results: bets.map(({ spot, satang, back }) => ({
      spot,
      stake: satangToAmount(satang),
      back: satangToAmount(back),
    })),
    stake: satangToAmount(round.stakeSatang),
    win: satangToAmount(round.winSatang),
    balance: balanceWith(sandbox, launch, round),
  });
}
