import { expect, test } from 'vitest';
import { memberProfit } from '#api/profit.ts';
import { memberBets } from '#api/records.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { createRandom } from '#demo/art/random.ts';
import { minuteMs } from '#text/durations.ts';
import { placeRound, settleRound } from '../money/rounds.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { thaiDate } from '../time.ts';

const demo = memberIdOf('demo');
const histories = 200;

/** Plays some bets within one sitting, of which some stay open and some open ones end. */
function playOn(platform: TestPlatform, random: ReturnType<typeof createRandom>, name: string, open: string[]): void {
  const { sandbox, advance } = platform;
  const count = random.int(1, 6);
  for (let step = 0; step < count; step += 1) {
    advance(random.int(1, 25) * minuteMs);
    const ended = random.int(0, 2) === 0 ? open.shift() : undefined;
    if (ended !== undefined) settleRound(sandbox, ended, { winSatang: random.pick([0, 5_000, 90_001]) });
    openGame(sandbox, demo, 'game');
    const stays = random.int(0, 2) === 0;
    const winSatang = random.pick([0, 0, 700, 12_345]);
    const roundId = `${name}-${step}`;
    const placed = placeRound(sandbox, {
      ...{ launchToken: 'game', roundId, stakeSatang: random.int(1, 20_000) },
      range: { minSatang: 1, maxSatang: 20_000 },
      decide: () => (stays ? { winSatang: 0, outcome: null, dueAt: 8e15 } : { winSatang, outcome: null }),
    });
    if (placed.ok && stays) open.push(`${demo}:${roundId}`);
  }
}

test(`RSP-13: bar, reality check, record and profit tell the same result: ${histories} histories`, async () => {
  let withOpen = 0;
  let withOlder = 0;
  for (let seed = 0; seed < histories; seed += 1) {
    const platform = createTestPlatform();
    const { client, sandbox, advance } = platform;
    const random = createRandom(seed, 'sitting');
    const open: string[] = [];
    // A day before, whose open bets may end during the sitting.
    playOn(platform, random, 'before', open);
    withOlder += open.length;
    // The sitting begins with its day, so that record and sitting are about the same bets.
    const day = thaiDate(sandbox.now() + 24 * 60 * minuteMs);
    advance(Date.parse(`${day}T00:00:00+07:00`) - sandbox.now());
    playOn(platform, random, 'sitting', open);
    await platform.signIn('demo');
    const [status, record, profit] = [
      await client.call(playStatus, {}),
      await client.call(memberBets, { from: day, to: day, pageNo: 1, pageSize: 100, language: 'EN' }),
      await client.call(memberProfit, { from: day, to: day, by: 'day', language: 'EN' }),
    ];
    if (!status.ok || !record.ok || !profit.ok || status.value.session === null) throw new Error('not answered');
    const { since: _since, result, ...session } = status.value.session;
    const { count, settledStake, ...recorded } = record.value.totals;
    expect({ ...session, profit: result }, `history ${seed}`).toEqual(recorded);
    expect(profit.value.totals, `history ${seed}`).toMatchObject({ ...recorded, settledStake, bets: count });
    // The same from the bets themselves: an open stake is neither lost nor won.
    const satang = (amount: string | null): number => Math.round(Number(amount ?? 0) * 100);
    const { list } = record.value;
    const settled = list.filter(({ settledAt }) => settledAt !== null);
    const waiting = list.filter(({ settledAt }) => settledAt === null);
    const sum = (amounts: readonly (string | null)[]): number => amounts.reduce((all, each) => all + satang(each), 0);
    expect(satang(recorded.openStake)).toBe(sum(waiting.map(({ stake }) => stake)));
    expect(satang(settledStake ?? null)).toBe(sum(settled.map(({ stake }) => stake)));
    expect(satang(result)).toBe(sum(settled.map(({ win }) => win)) - sum(settled.map(({ stake }) => stake)));
    withOpen += waiting.length;
  }
  // The histories hold what they are about.
  expect(withOpen).toBeGreaterThan(histories / 4);
  expect(withOlder).toBeGreaterThan(histories / 4);
});
