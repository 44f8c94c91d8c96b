import { expect, test } from 'vitest';
import { pointRedeemList, pointTransactions } from '#api/points.ts';
import { type Random, createRandom } from '#demo/art/random.ts';
import { type Fault, createFaultPlan } from '../faults.ts';
import { playFor } from '../seed/playFor.ts';
import { proveMoney, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { convertAll, givePoints, redeemOne } from '../testing/points.ts';
import { balanceOf, memberAccount, satangToAmount, sumOfAll } from './ledger.ts';
import { approveOrder, pointOrdersOf, rejectOrder } from './pointOrders.ts';
import { leftOf, rewardsOf } from './pointRewards.ts';
import { heldPointsAccount, pointsAccount, pointsIn, sumOfAllPoints } from './points.ts';
import { placeRound } from './rounds.ts';
import { turnoversOf } from './turnover.ts';

const players = ['cashout', 'awaiting'] as const;
const words = { th: 'ทดสอบ', en: 'Test' };

/** A history of two members, in which answers get lost and calls arrive twice. */
interface History extends TestPlatform {
  readonly random: Random;
}
type Move = (history: History) => Promise<unknown>;

/** The player repeats an intent whose answer was lost, under the same key. */
async function untilAnswered(call: () => Promise<{ ok: boolean; error?: { kind: string } }>): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    // A repeat follows a lost answer.
    const result = await call();
    if (result.ok || result.error?.kind === 'refused') return;
  }
}

const decide: Move = async ({ sandbox, random }) => {
  const [key] = random.pick([[...sandbox.store.entries('waitingPointOrders')].at(-1) ?? ['']]);
  const order = sandbox.store.get('pointOrders', key ?? '');
  if (order === undefined) return;
  sandbox.store.transaction(() =>
    random.pick([true, false]) ? approveOrder(sandbox, order, null) : rejectOrder(sandbox, order, words),
  );
};

/** Plays one of the free rounds that a member has, and sends it again as often as not. */
const playFree: Move = async ({ sandbox, random }) => {
  const rows = Array.from(sandbox.store.entries('freeRounds'), ([, row]) => row);
  if (rows.length === 0) return;
  const { reference, memberId, vassalage, nodeId, stakeSatang } = random.pick(rows);
  const at = { createdAt: sandbox.now(), expiresAt: sandbox.now() + 60_000 };
  const session = { token: 'free', memberId, ...at };
  const launch = { ...session, sessionToken: 'free', vassalage, gameType: 'RNG', nodeId, gameCode: '' } as const;
  sandbox.store.transaction(() => {
    sandbox.store.put('sessions', 'free', session);
    sandbox.store.put('launches', 'free', { ...launch, practiceSatang: null });
  });
  const roundId = `free-${random.int(0, 1e9)}`;
  const spin = () => ({ winSatang: random.pick([0, 0, 2, 5]) * stakeSatang, outcome: null });
  const round = { launchToken: 'free', roundId, stakeSatang, freeRounds: reference, decide: spin };
  const before = balanceOf(sandbox, memberAccount(memberId));
  const played = placeRound(sandbox, round);
  if (random.pick([true, false])) expect(placeRound(sandbox, round)).toEqual(played);
  const won = played.ok ? played.value.winSatang : 0;
  expect(balanceOf(sandbox, memberAccount(memberId))).toBe(before + won);
};

const moves: readonly Move[] = [
  async ({ sandbox, random }) => {
    const stakeSatang = random.int(100, 60_000);
    const account = random.pick(players);
    if (stakeSatang > balanceOf(sandbox, memberAccount(`member-${account}`))) return;
    const winSatang = random.pick([0, 1, 2]) * stakeSatang;
    playFor(sandbox, account, [{ gameType: random.pick(['RNG', 'LIVE', 'PVP']), stakeSatang, winSatang }]);
  },
  async (history) => {
    const { sandbox, random } = history;
    const asked = { proof: await proveMoney(history), key: `redeem-${random.int(0, 1e9)}`, quantity: random.int(1, 3) };
    const reward = random.pick(rewardsOf(sandbox));
    return untilAnswered(() => redeemOne(history, reward.id, asked));
  },
  async (history) => {
    const asked = { proof: await proveMoney(history), key: `convert-${history.random.int(0, 1e9)}` };
    const points = history.random.pick([100, 500, 1_000]);
    return untilAnswered(() => convertAll(history, points, satangToAmount(points * 10), asked));
  },
  async ({ signIn, random }) => signIn(random.pick(players)),
  async ({ advance, random, signIn }) => {
    advance(random.pick([60_000, 26 * 3_600_000]));
    return signIn(random.pick(players));
  },
  decide,
  decide,
  playFree,
  playFree,
];

const disturbances: readonly Fault[] = (['pointRedeem', 'pointConvert'] as const).flatMap((match) =>
  (['applied', 'appliedTwice', 'notApplied'] as const).map((effect) => ({
    match,
    when: { probability: 0.15 },
    fault: { kind: 'network' as const },
    effect,
  })),
);

/** What must hold after every move. */
function check({ sandbox }: History): void {
  expect([sumOfAll(sandbox), sumOfAllPoints(sandbox)]).toEqual([0, 0]);
  for (const account of players) {
    const id = `member-${account}`;
    expect(pointsIn(sandbox, pointsAccount(id))).toBeGreaterThanOrEqual(0);
    const waiting = pointOrdersOf(sandbox, id).filter(({ status }) => status === 'In Process');
    expect(pointsIn(sandbox, heldPointsAccount(id))).toBe(waiting.reduce((sum, { points }) => sum + points, 0));
  }
  const taken = players.flatMap((account) => pointOrdersOf(sandbox, `member-${account}`));
  for (const reward of rewardsOf(sandbox)) {
    if (reward.stock === null) continue;
    const own = taken.filter(({ rewardId, status }) => rewardId === reward.id && status !== 'Rejected');
    expect(reward.stock - own.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(leftOf(sandbox, reward));
  }
}

/** Recounts the points of a member from what the contract shows. */
async function recount({ client, sandbox, signIn }: History, account: string): Promise<void> {
  await signIn(account);
  const id = `member-${account}`;
  const page = { pageNo: 1, pageSize: 100, language: 'EN' } as const;
  const orders = valueOf(await client.call(pointRedeemList, page)).list;
  expect(orders.map(({ reference }) => reference)).toEqual(
    pointOrdersOf(sandbox, id)
      .slice(0, 100)
      .map(({ reference }) => reference),
  );
  const at = (daysAgo: number) =>
    new Date(sandbox.now() - daysAgo * 86_400_000 + 7 * 3_600_000).toISOString().slice(0, 10);
  const latest = valueOf(await client.call(pointTransactions, { from: at(30), to: at(0), ...page })).list;
  expect(latest[0]?.balance ?? 0).toBe(pointsIn(sandbox, pointsAccount(id)));
  for (const [index, { changed, balance }] of latest.entries()) {
    const earlier = latest[index + 1];
    if (earlier !== undefined) expect(earlier.balance + changed).toBe(balance);
  }
  // One intent has at most one effect: each payment of money belongs to one redemption of credit or one conversion.
  const paid = Array.from(sandbox.store.entries('postings')).filter(
    ([ref, { lines }]) => ref.startsWith('points:') && lines.some((line) => line.account === memberAccount(id)),
  );
  const credits = pointOrdersOf(sandbox, id).filter(({ kind }) => kind === 'credit').length;
  expect(paid).toHaveLength(credits + (sandbox.store.get('pointStates', id)?.conversions ?? 0));
}

/** Recounts the free rounds of all redemptions from the rounds that were played, and what their wins bind. */
function recountFreeRounds({ sandbox }: History): void {
  for (const [reference, free] of sandbox.store.entries('freeRounds')) {
    const own = Array.from(sandbox.store.entries('rounds'), ([, round]) => round).filter(
      (round) => round.free?.reference === reference,
    );
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
    expect(free.played).toBe(own.length);
    expect(own.length).toBeLessThanOrEqual(free.rounds);
    expect(free.wonSatang).toBe(sum(own.map(({ winSatang }) => winSatang)));
    // All that was won is to be wagered once.
    const bound = turnoversOf(sandbox, free.memberId).filter((each) => each.reference === reference);
    expect(sum(bound.map(({ requiredSatang }) => requiredSatang))).toBe(free.wonSatang);
  }
}

test.each(Array.from({ length: 10 }, (_, seed) => seed))(
  'random history %i: both ledgers are at zero, and no points are lost or spent twice',
  async (seed) => {
    const random = createRandom(seed, 'points');
    const faults = createFaultPlan(disturbances, () => random.range(0, 1));
    const platform = createTestPlatform({ faults, seed: 20_261 + seed });
    const history = { ...platform, random };
    for (const account of players) givePoints(platform.sandbox, `member-${account}`, random.int(0, 12_000));
    await platform.signIn('cashout');
    for (let times = 0; times < 120; times += 1) {
      // One move follows the other.
      await random.pick(moves)(history);
      check(history);
    }
    recountFreeRounds(history);
    // One session at a time.
    for (const account of players) await recount(history, account);
  },
);
