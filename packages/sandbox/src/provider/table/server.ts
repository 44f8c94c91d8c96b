import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { openTables } from '../../domain/rooms.ts';
import { satangToAmount } from '../../ledger.ts';
import { type Answer, refuse } from '../../refusal.ts';
import { placeRound } from '../../rounds.ts';
import type { Round } from '../../rows.ts';
import { type LiveTable, tablesOf } from '../../seed/tables.ts';
import type { World } from '../../world.ts';
import type { GameServer } from '../gameServer.ts';
import { type Seat, seatAnswer, seatAt } from '../seat.ts';
import { stakesFor, toSatang } from '../stakes.ts';
import { type BetAnswer, type TableOffer, type TableSession, betRequest, tableQuery } from './messages.ts';
import { type Deal, returnsOf, tableRules } from './rules.ts';

/** Bets are whole baht, so that every win is whole satang. */
const satangPerStep = 100;
const mostChips = 5;

/** What a round stores: written by us alone. */
interface Played {
  readonly deal: Deal;
  readonly bets: readonly { readonly spot: string; readonly satang: number; readonly back: number }[];
}

/** Live tables: several bets in a round, decided by one deal. */
export const tableServer: GameServer = {
  calls: {
    'GET session'(world, input): Answer<TableSession> {
      const { launch, table: wanted } = v.parse(tableQuery, input);
      const seated = seatAt(world, launch, 'LIVE');
      if (!seated.ok) return seated;
      const seat = seated.value;
      const table = tableOf(world, seat, wanted);
      const inLobby = seat.launch.gameCode === '';
      return ok({
        ...seatAnswer(world, seat),
        ...(table && { name: table.name }),
        inLobby,
        table: table ? { ...offer(table), chips: chipsOf(table), places: placesOf(table) } : null,
        offers: inLobby ? openTables(world, seat.vendor).map(offer) : [],
      });
    },

    'POST bet'(world, input): Answer<BetAnswer> {
      const { launch, table: wanted, roundId, bets } = v.parse(betRequest, input);
      const seated = seatAt(world, launch, 'LIVE');
      if (!seated.ok) return seated;
      const table = tableOf(world, seated.value, wanted);
      if (!table) return refuse('invalid_input');
      const rules = tableRules[table.game];
      const laid = bets.map(({ spot, stake }) => ({ spot, satang: toSatang(stake) }));
      const known = new Set<string>(rules.places.map(({ spot }) => spot));
      if (new Set(laid.map(({ spot }) => spot)).size < laid.length || laid.some(({ spot }) => !known.has(spot))) {
        return refuse('invalid_input');
      }
      if (laid.some(({ satang }) => !isTaken(table, satang))) return refuse('stake_out_of_range');
      const round = placeRound(world, {
        launchToken: launch,
        roundId,
        gameCode: table.roomId,
        stakeSatang: laid.reduce((sum, { satang }) => sum + satang, 0),
        range: { minSatang: table.minSatang, maxSatang: table.maxSatang * rules.places.length },
        decide(random) {
          const deal = rules.deal(random);
          const returns = returnsOf(rules, deal);
          const played: Played = {
            deal,
            bets: laid.map(({ spot, satang }) => ({
              spot,
              satang,
              back: ([...returns].find(([place]) => place === spot)?.[1] ?? 0) * (satang / satangPerStep),
            })),
          };
          return { winSatang: played.bets.reduce((sum, { back }) => sum + back, 0), outcome: played };
        },
      });
      return round.ok ? ok(describe(round.value, table)) : round;
    },
  },
};

/** The table of the launch; in a lobby the one that was chosen there. */
function tableOf(world: World, { launch, vendor }: Seat, wanted: string | undefined): LiveTable | undefined {
  if (launch.gameCode !== '') return tablesOf(vendor).find(({ roomId }) => roomId === launch.gameCode);
  return openTables(world, vendor).find(({ roomId }) => roomId === wanted);
}

const isTaken = ({ minSatang, maxSatang }: LiveTable, satang: number): boolean =>
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

/** A stored round in the page's words, so that asking again answers the same. */
function describe(round: Round, { game }: LiveTable): BetAnswer {
  const { deal, bets } = round.outcome as Played;
  return {
    roundId: round.roundId,
    deal,
    winner: tableRules[game].winner(deal),
    results: bets.map(({ spot, satang, back }) => ({
      spot,
      stake: satangToAmount(satang),
      back: satangToAmount(back),
    })),
    stake: satangToAmount(round.stakeSatang),
    win: satangToAmount(round.winSatang),
    balance: satangToAmount(round.balanceSatang),
  };
}
