import { type Random, createRandom } from '#demo/art/random.ts';
import { secondMs } from '#text/durations.ts';
import { createMember } from '../accounts/accounts.ts';
import { demoPassword } from '../accounts/password.ts';
import { openDeposit } from '../money/deposits.ts';
import { balanceOf, memberAccount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import { endPlay, moveAt, payWaiting } from '../seed/history.ts';
import { memberIdOf } from '../seed/members.ts';
import { nameAccount } from '../seed/winners.ts';

const players = 40;
/** The time between two bets, in ms. */
const waits = { least: 2 * secondMs, most: 6 * secondMs } as const;
/**
 * How many rounds may follow one another like this, and how long one more takes to be allowed, in ms. Play goes on for as long
 * as someone looks, and 24 hours have at most 3,380 rounds: none can be dropped again, because reports, commission, levels and
 * the indexes over the journal count each of them, and the figures of `agent` would be wrong without.
 */
const atOnce = 500;
const oneMoreMs = 30 * secondMs;
/** What a player deposits when the next stake could not be paid, in satang. */
const depositSatang = 1_000_000;
const largestStakeSatang = 120_000;

const kinds = ['RNG', 'RNG', 'RNG', 'RNG', 'RNG', 'RNG', 'LIVE', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const;
const times = [1, 1, 2, 3, 6] as const;

/** No sign-up takes a name with a dash, so these accounts are never those of a visitor. */
const accountOf = (number: number): string => `team-${number}`;

/**
 * Creates what lets 40 accounts below `agent` play by the real rules of rounds, so that winners, the jackpot and the figures of
 * the team move for a reason. Called again and again while someone listens; plays when a bet is due.
 */
export function createTeamPlay(sandbox: Sandbox): () => void {
  const random = createRandom(sandbox.seed, `team play ${sandbox.now()}`);
  let nextAt = 0;
  let [allowed, allowedAt] = [atOnce, sandbox.now()];
  return () => {
    const now = sandbox.now();
    if (now < nextAt) return;
    nextAt = now + random.int(waits.least, waits.most);
    [allowed, allowedAt] = [Math.min(atOnce, allowed + (now - allowedAt) / oneMoreMs), now];
    if (allowed < 1) return;
    allowed -= 1;
    sandbox.store.transaction(() => playOnce(sandbox, random));
  };
}

function playOnce(sandbox: Sandbox, random: Random): void {
  const account = accountOf(random.int(1, players));
  const memberId = memberIdOf(account);
  if (sandbox.store.get('members', memberId) === undefined) {
    const given = { account, password: demoPassword, nickname: nameAccount(random), type: 0 } as const;
    createMember(sandbox, { ...given, uplineId: memberIdOf('agent'), avatar: random.int(1, 500) });
  }
  const method = sandbox.settings.depositMethods.find(({ kind }) => kind === 'promptpay');
  if (method !== undefined && balanceOf(sandbox, memberAccount(memberId)) < largestStakeSatang) {
    openDeposit(sandbox, memberId, method, depositSatang);
    payWaiting(sandbox, memberId);
  }
  const plan = { at: sandbox.now(), memberId, times: random.pick(times), kind: random.pick(kinds) };
  moveAt(sandbox, random, plan).run(sandbox);
  endPlay(sandbox);
}
