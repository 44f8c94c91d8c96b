import type { BetLeg } from '#api/betLegs.ts';
import type { BetRecord } from '#api/records.ts';
import { paths } from '#core/routing/paths.ts';
import { dayMs } from '#text/durations.ts';
import type { HomeScreenProps, OpenBetView, HomeBlock } from './home.types.ts';

/** Number of entries per block. Fifteen games fill three rows of six, and nine four rows of three: the first is a square of four. */
export const homeLimits = { openBets: 3, recent: 6, hot: 15 } as const;

/** How long an account is offered the first steps, in ms. */
export const startMs = 14 * dayMs;

/** The blocks that only a player with an account of their own has. */
export const ownBlocks = ['openBets', 'start', 'recent', 'rewards'] as const satisfies readonly HomeBlock[];
export type OwnBlock = (typeof ownBlocks)[number];
export const isOwn = (block: HomeBlock): block is OwnBlock => ownBlocks.some((own) => own === block);

/**
 * How many blocks from the top can be shown without moving later: up to and including the first of the player's own that
 * has not answered. Such a block may turn out to be empty, and then the next one takes its place.
 */
export function settledBlocks(blocks: readonly HomeBlock[], props: Pick<HomeScreenProps, OwnBlock>): number {
  const waiting = blocks.findIndex((block) => isOwn(block) && props[block]?.status === 'loading');
  return waiting === -1 ? blocks.length : waiting + 1;
}

/** Whether the side of a pick is ahead with the score of now. Says nothing of what it pays. */
function isAhead({ side, handicap = '0', score }: BetLeg): boolean {
  if (!score || (side !== 'home' && side !== 'away')) return false;
  return score[side] - score[side === 'home' ? 'away' : 'home'] + Number(handicap) > 0;
}

/** Makes the view of a bet that is not settled, or has just been. */
export function toOpenBet(bet: BetRecord): OpenBetView {
  const { reference, gameName, pick, odds, stake, returns, win, settlesAt, legs = [] } = bet;
  const waiting = legs.filter(({ state }) => state === 'waiting');
  const running = waiting.find(({ clock, score }) => clock !== null || score !== null);
  const starts = waiting.filter((leg) => leg !== running).map(({ startsAt }) => Date.parse(startsAt));
  const at = legs.length === 0 ? Date.parse(settlesAt ?? '') : Math.min(...starts);
  const isKnown = Number.isFinite(at);
  const [only] = legs.length === 1 ? legs : [];
  const score = only?.score ?? null;
  return {
    reference,
    href: paths.memberCentre(paths.home(), 'personalHistoryCopy', reference),
    state: legs.length > 1 ? 'parlay' : running !== undefined ? 'running' : isKnown ? 'waits' : 'other',
    title: only?.match ?? gameName,
    minute: only?.clock?.minute ?? null,
    score: score && `${score.home}–${score.away}`,
    leads: only?.state === 'waiting' && isAhead(only),
    legs: legs.length,
    wonLegs: legs.filter(({ state }) => state === 'won').length,
    pick: pick ?? null,
    odds: odds ?? null,
    stake,
    returns: returns ?? null,
    win,
    at: isKnown ? at : null,
  };
}
