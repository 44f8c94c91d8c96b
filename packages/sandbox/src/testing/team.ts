import { type Random, createRandom } from '#demo/art/random.ts';
import { dayMs } from '#text/durations.ts';
import { demoPassword, digestPassword } from '../accounts/password.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { settleRound } from '../money/rounds.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import type { Sandbox } from '../sandbox.ts';
import { playFor } from '../seed/playFor.ts';
import { thaiDate } from '../time.ts';
import { type TestPlatform, createTestPlatform } from './platform.ts';

/** A team below `agent` that has played for some days. */
export interface PlayedTeam extends TestPlatform {
  /** The ids of the team, `agent` first. */
  readonly ids: readonly string[];
  /** The days that were played, as the contract asks for them. */
  readonly days: { readonly from: string; readonly to: string };
}

/** Creates a team of `size` accounts, each below a random one of those before it, which play for four days. */
export function playedTeam(seed: number, size: number): PlayedTeam {
  const platform = createTestPlatform();
  const { sandbox, advance } = platform;
  const random = createRandom(seed, 'team');
  const from = thaiDate(sandbox.now());
  const ids = growTeam(sandbox, random, size);
  for (let day = 0; day < 4; day += 1) {
    playDay(sandbox, random, ids.slice(1));
    settleWhatIsDue(sandbox);
    advance(dayMs);
  }
  return { ...platform, ids, days: { from, to: thaiDate(sandbox.now()) } };
}

/** Adds `size` accounts, each below a random one of the team before it. Every third is an agent. */
export function growTeam(sandbox: Sandbox, random: Random, size: number): readonly string[] {
  const sample = sandbox.store.get('members', 'member-somchai');
  if (sample === undefined) throw new Error('there is no sample');
  const ids = ['member-agent'];
  sandbox.store.transaction(() => {
    for (let number = 0; number < size; number += 1) {
      const id = `member-team${number}`;
      const type = number % 3 === 0 ? 2 : 0;
      sandbox.store.put('members', id, {
        ...{ ...sample, id, type, account: `team${number}`, nickname: `Team ${number}` },
        passwordDigest: digestPassword(`team${number}`, demoPassword),
        uplineId: random.pick(ids),
      });
      ids.push(id);
      post(sandbox, {
        kind: 'deposit',
        ref: `deposit:${id}`,
        lines: [
          { account: outsideAccount, satang: -1_000_000 },
          { account: memberAccount(id), satang: 1_000_000 },
        ],
      });
    }
  });
  return ids;
}

/** Plays 40 bets of random accounts. Some stay open, and half of those that were open end. */
export function playDay(sandbox: Sandbox, random: Random, ids: readonly string[]): void {
  for (let bets = 0; bets < 40; bets += 1) {
    const stakeSatang = random.int(100, 5_000);
    const isOpen = random.int(0, 4) === 0;
    playFor(sandbox, random.pick(ids).slice('member-'.length), [
      {
        gameType: isOpen ? 'SPORTS' : random.pick(['RNG', 'LIVE', 'FISH']),
        stakeSatang,
        winSatang: isOpen ? 0 : random.pick([0, 1, 2]) * stakeSatang,
        ...(isOpen && { dueAt: sandbox.now() + 400 * dayMs }),
      },
      // Free rounds count as bets, and their wins as wins; their stakes count for nothing.
      ...(random.int(0, 4) === 0
        ? [{ gameType: 'RNG', stakeSatang, winSatang: random.pick([0, 3]) * stakeSatang, free: true } as const]
        : []),
    ]);
  }
  // Half of what is open ends.
  for (const [key, { memberId }] of [...sandbox.store.entries('waitingRounds')])
    if (memberId?.startsWith('member-team') === true && random.int(0, 1) === 0)
      settleRound(sandbox, key, { winSatang: random.int(0, 9_000) });
}
