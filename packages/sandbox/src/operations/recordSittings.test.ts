import { expect, test } from 'vitest';
import { memberBets, memberTransactions } from '#api/records.ts';
import { placeRound } from '../money/rounds.ts';
import type { Sandbox } from '../sandbox.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { signedIn } from '../testing/platform.ts';

const asked = { from: '2026-10-22', to: '2026-11-21', pageNo: 1, pageSize: 15, language: 'EN' } as const;

function play(sandbox: Sandbox, roundId: string, stakeSatang: number, winSatang: number): void {
  const memberId = memberIdOf('demo');
  openGame(sandbox, memberId, 'launch');
  const range = { minSatang: 1, maxSatang: 10_000_000 };
  const decide = () => ({ winSatang, outcome: null });
  const played = placeRound(sandbox, { launchToken: 'launch', roundId, stakeSatang, range, decide });
  if (!played.ok) throw new Error(played.error.code);
}

/** Three rounds within 30 minutes, and one an hour later. */
async function begin() {
  const platform = await signedIn('demo');
  const { sandbox, advance } = platform;
  advance(60_000);
  play(sandbox, 'one', 2_550, 10_000);
  advance(20 * 60_000);
  play(sandbox, 'two', 133, 0);
  advance(25 * 60_000);
  play(sandbox, 'three', 1_001, 1_010);
  advance(60 * 60_000);
  play(sandbox, 'four', 5_000, 0);
  return platform;
}

test('MEM-03a: bets of a sitting are one row with their sums, and are read by its reference', async () => {
  const { client } = await begin();
  const each = valueOf(await client.call(memberBets, asked));
  const joined = valueOf(await client.call(memberBets, { ...asked, by: 'sitting' }));
  expect(joined.list.map(({ reference, sitting }) => [reference, sitting])).toEqual([
    ['four', undefined],
    [
      'three',
      {
        ...{ reference: 'one', count: 3, won: 2 },
        ...{ begins: '2026-11-21T05:01:00.000Z', ends: '2026-11-21T05:46:00.000Z' },
        // To the satang: 25.50 + 1.33 + 10.01, and 100.00 + 10.10.
        ...{ stake: '36.84', win: '110.10', profit: '73.26' },
      },
    ],
  ]);
  // What they came to does not depend on how they are listed.
  expect(joined.totals).toEqual(each.totals);
  expect(joined.days).toEqual([{ day: '2026-11-21', total: '23.26' }]);
  expect(each.days).toEqual(joined.days);
  const opened = valueOf(await client.call(memberBets, { ...asked, sitting: 'one' }));
  expect(opened.list).toEqual(each.list.slice(1));
  expect(valueOf(await client.call(memberBets, { ...asked, sitting: 'two' })).list).toEqual([]);
});

test('MEM-03b: stakes are joined with stakes and wins with wins, with the balance after the last one', async () => {
  const { client } = await begin();
  const each = valueOf(await client.call(memberTransactions, asked));
  const joined = valueOf(await client.call(memberTransactions, { ...asked, by: 'sitting' }));
  expect(joined.list.map(({ kind, amount, sitting }) => [kind, amount, sitting?.count])).toEqual([
    ['stake', '-50.00', undefined],
    ['win', '110.10', 2],
    ['stake', '-36.84', 3],
    ['adjustment', '10000.00', undefined],
  ]);
  expect(joined.list[1]?.balanceAfter).toBe('10073.26');
  expect(joined.totals).toEqual(each.totals);
  expect(joined.total).toBe(each.total);
  const reference = joined.list[2]?.sitting?.reference ?? '';
  const opened = valueOf(await client.call(memberTransactions, { ...asked, sitting: reference }));
  expect(opened.list.map(({ amount }) => amount)).toEqual(['-10.01', '-1.33', '-25.50']);
});
