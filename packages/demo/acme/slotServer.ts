import { drawCoverSymbol } from '../art/cover.ts';
import { toAmount, toSatang } from '../vendors/shared/money.ts';
import { stakesFor } from '../vendors/shared/server/stakes.ts';
import { type SlotSymbol, symbolsFor } from '../vendors/slots/server/looks.ts';
import { lines, outcomeAt, pays, strips, totalPays } from '../vendors/slots/server/machine.ts';
import { artOf, leastStakeSatang, slotOf, studioOf } from './games.ts';
import { Short } from './ledger.ts';
import type { Bet, Launch, World } from './world.ts';

type Input = Readonly<Record<string, unknown>>;

// The page may be framed by any site. Without a launch, no call reveals anything.
const corsHeaders = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const answer = (body: object): Response => Response.json(body, { headers: corsHeaders });
/** Answers the question of a browser before a call from the page. */
export const mayAsk = (): Response => new Response(null, { status: 204, headers: corsHeaders });
const refuse = (refused: string): Response => answer({ refused, message: refused });
const both = (text: string) => ({ th: text, en: text });

/** Answers the page of the demo's slots: its state when it opens, and spins. It knows a member by launches only. */
export function playSlot(world: World, action: 'session' | 'spin', input: Input): Response {
  const seat = world.launches.get(String(input['launch']));
  if (seat === undefined || world.now() >= seat.until) return refuse('launch_expired');
  return action === 'session' ? session(world, seat) : spin(world, seat, input);
}

const balanceOf = ({ ledger }: World, { memberId }: Launch): string => toAmount(ledger.balance(`member:${memberId}`));

function session(world: World, seat: Launch): Response {
  const slot = slotOf(seat.slug);
  const art = artOf(slot);
  return answer({
    ...{ name: both(slot.title), vendor: both(studioOf(slot)), balance: balanceOf(world, seat), practice: false },
    ...{ palette: { glow: art.palette.mid, trim: art.palette.accent }, currency: '฿', free: null, pays, lines },
    ...{ symbols: symbolsFor(slot.motif), wild: drawCoverSymbol(art) },
    ...{ stakes: stakesFor(leastStakeSatang).map(toAmount), minStake: toAmount(leastStakeSatang) },
  });
}

/** Plays a round once: a repeated question gets the round that it was about. */
function spin(world: World, seat: Launch, input: Input): Response {
  const roundId = String(input['roundId']);
  const bet = world.bets.get(roundId) ?? bets(world, seat, toSatang(String(input['stake'])));
  if (typeof bet === 'string') return refuse(bet);
  world.bets.set(roundId, bet);
  const symbols = symbolsFor(slotOf(seat.slug).motif);
  const symbolOf = (rank: number): SlotSymbol => symbols[rank] ?? symbols[0];
  const { grid, wins } = outcomeAt(bet.stops);
  return answer({
    grid: grid.map((column) => column.map(symbolOf)),
    wins: wins.map(({ line, rank, pays: times }) => ({
      line,
      symbol: symbolOf(rank),
      amount: toAmount(times * bet.stakeSatang),
    })),
    ...{ roundId, stake: toAmount(bet.stakeSatang), win: toAmount(bet.prizeSatang), free: null },
    balance: balanceOf(world, seat),
  });
}

/** Takes the stake and pays the prize, or says why not. */
function bets(
  { now, random, reference: next, ledger }: World,
  { memberId, slug }: Launch,
  stakeSatang: number,
): Bet | string {
  if (!stakesFor(leastStakeSatang).includes(stakeSatang)) return 'stake_out_of_range';
  const base = { at: now(), reference: next('BET') };
  const place = `member:${memberId}` as const;
  try {
    ledger.move({ ...base, kind: 'bet', from: place, to: 'games', satang: stakeSatang });
  } catch (error) {
    if (error instanceof Short) return 'insufficient_balance';
    throw error;
  }
  const stops = strips.map((strip) => Math.floor(random() * strip.length));
  const prizeSatang = totalPays(outcomeAt(stops)) * stakeSatang;
  if (prizeSatang > 0) ledger.move({ ...base, kind: 'prize', from: 'games', to: place, satang: prizeSatang });
  return { ...base, memberId, slug, stakeSatang, prizeSatang, stops };
}
