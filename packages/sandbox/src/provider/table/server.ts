import * as v from 'valibot';
import { ok } from '#api/errors.ts';
import { openTables, refusalAt, roomNamed } from '../../domain/rooms.ts';
import { satangToAmount } from '../../ledger.ts';
import { type Answer, refuse } from '../../refusal.ts';
import { placeRound } from '../../rounds.ts';
import type { Round } from '../../rows.ts';
import type { LiveTable } from '../../seed/tables.ts';
import type { World } from '../../world.ts';
import type { GameServer } from '../gameServer.ts';
import { type Seat, balanceWith, playedAt, seatAnswer, seatAt } from '../seat.ts';
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
      const inLobby = seat.launch.gameCode === '';
      const named = tableNamed(seat, wanted);
      // Who was sent to a table stays there when it closes, as it is; in a lobby there are open ones only.
      const table = named && inLobby && refusalAt(world, named) ? undefined : named;
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
      const before = playedAt(world, launch, roundId, 'LIVE');
      if (before) return describe(world, launch, before.round);
      const seated = seatAt(world, launch, 'LIVE');
      if (!seated.ok) return seated;
      const table = tableNamed(seated.value, wanted);
      if (!table) return refuse('invalid_input');
      const closed = refusalAt(world, table);
      if (closed) return refuse(closed);
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
      return round.ok ? describe(world, launch, round.value) : round;
    },
  },
};

/** The table of the launch; in a lobby the one that was chosen there. */
const tableNamed = ({ launch, vendor }: Seat, wanted: string | undefined): LiveTable | undefined =>
  roomNamed(vendor, launch.gameCode === '' ? (wanted ?? '') : launch.gameCode);

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

/** A stored round in the page's words, so that asking again tells the same of it. */
function describe(world: World, launch: string, round: Round): Answer<BetAnswer> {
  const vendor = world.catalogue.vendorByCode.get(round.vassalage);
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
    balance: balanceWith(world, launch, round),
  });
}
