import { describe, expect, test } from 'vitest';
import { redEnvelopeBoard, redEnvelopeList, redEnvelopeOpen } from '#api/envelopes.ts';
import { rewardClaim, rewardList } from '#api/rewards.ts';
import { turnoverList } from '#api/turnover.ts';
import { createRandom } from '#demo/art/random.ts';
import { dayMs, hourMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { openEnvelope } from '../money/envelopes.ts';
import { sharePot } from '../money/envelopeShares.ts';
import { balanceOf, memberAccount, sumOfAll } from '../money/ledger.ts';
import { seedEnvelopes } from '../seed/luck.ts';
import { memberIdOf } from '../seed/members.ts';
import { seedBreaks } from '../seed/protections.ts';
import { recordedToday, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

// The test clock starts at noon in Bangkok; the first rain is an hour later.
const rainId = 'rain-2026-11-21-1300';

/** A member with two envelopes that wait and one that has ended. */
async function signedIn(options: Parameters<typeof createTestPlatform>[0] = {}): Promise<TestPlatform> {
  const platform = createTestPlatform(options);
  platform.sandbox.store.transaction(() => seedEnvelopes(platform.sandbox));
  await platform.signIn('demo');
  return platform;
}

const envelopes = async ({ client }: TestPlatform) =>
  valueOf(await client.call(redEnvelopeList, { language: 'EN' })).list;
const statesOf = async (platform: TestPlatform) => (await envelopes(platform)).map(({ id, state }) => [id, state]);
const open = ({ client }: TestPlatform, id: string, idempotencyKey?: string) =>
  client.call(redEnvelopeOpen, { id }, idempotencyKey === undefined ? {} : { idempotencyKey });

/** Changes the first rain of the day. */
const rain = ({ sandbox }: TestPlatform, change: object): void =>
  changeSettings(sandbox, {
    envelopes: { rains: sandbox.settings.envelopes.rains.map((each) => ({ ...each, ...change })) },
  });

describe('the pot', () => {
  test.each([
    [200, 500_000, 500],
    [200, 200, 1],
    [7, 10_001, 3],
    [1, 77, 1],
  ])('of %i pieces is shared to the satang', (pieces, potSatang, minSatang) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const shares = sharePot(createRandom(seed), { potSatang, pieces, minSatang });
      expect(shares).toHaveLength(pieces);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(potSatang);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(minSatang);
    }
  });

  test('is refused when it is too small', () => {
    expect(() => sharePot(createRandom(1), { potSatang: 9, pieces: 10, minSatang: 1 })).toThrow(RangeError);
  });

  test('goes to 200 members at once, each once, and to nobody else', async () => {
    const platform = await signedIn();
    const { sandbox, advance } = platform;
    rain(platform, { crowd: 0 });
    advance(hourMs);
    const members = Array.from({ length: 260 }, (_, index) => ({ id: `guest-${index}` }));
    const answers = members.flatMap((member) => [
      sandbox.store.transaction(() => openEnvelope(sandbox, member, rainId)),
      sandbox.store.transaction(() => openEnvelope(sandbox, member, rainId)),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(200);
    const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
    expect(codes.filter((code) => code === 'reward_taken')).toHaveLength(200);
    expect(codes.filter((code) => code === 'reward_gone')).toHaveLength(120);
    const sums = members.map(({ id }) => balanceOf(sandbox, memberAccount(id)));
    expect(sums.reduce((sum, each) => sum + each, 0)).toBe(500_000);
    expect(sums.filter((each) => each > 0)).toHaveLength(200);
    expect(sumOfAll(sandbox)).toBe(0);
  });

  test('is shared with players outside the sandbox, whose pieces never change hands', async () => {
    const platform = await signedIn();
    const { client, advance } = platform;
    advance(hourMs);
    await platform.signIn('demo');
    const board = async () => {
      return valueOf(await client.call(redEnvelopeBoard, { id: rainId, count: 100 }));
    };
    advance(5 * 60_000);
    const before = await board();
    expect(before.opened).toBeGreaterThan(10);
    const opened = await open(platform, rainId);
    const own = (await board()).list[0];
    expect(own).toMatchObject({ nickname: expect.stringContaining('***'), own: true });
    expect(opened).toMatchObject({ ok: true, value: { amount: own?.amount } });
    advance(20 * 60_000);
    const after = await board();
    expect(after.list.find((piece) => piece.own)?.amount).toBe(own?.amount);
    expect((await envelopes(platform)).find(({ id }) => id === rainId)).toMatchObject({
      state: 'opened',
      amount: own?.amount,
      left: 200 - after.opened,
    });
  });
});

describe('the list', () => {
  test('has what can be opened first, then the next rain, then what is over', async () => {
    expect(await statesOf(await signedIn())).toEqual([
      ['envelope-gift', 'open'],
      ['envelope-friend', 'open'],
      [rainId, 'soon'],
      ['rain-2026-11-20-2000', 'missed'],
      ['rain-2026-11-20-1300', 'missed'],
      ['envelope-ended', 'missed'],
    ]);
  });

  test('never tells a sum before the opening', async () => {
    const list = await envelopes(await signedIn());
    expect(list.map(({ amount, requirement }) => [amount, requirement])).toEqual(list.map(() => [null, null]));
  });

  test('follows the clock, and names the rain that comes next', async () => {
    const platform = await signedIn();
    platform.advance(hourMs);
    expect(await statesOf(platform)).toEqual(
      expect.arrayContaining([
        [rainId, 'open'],
        ['rain-2026-11-21-2000', 'soon'],
      ]),
    );
    platform.advance(hourMs / 2);
    expect(await statesOf(platform)).toContainEqual([rainId, 'missed']);
    expect(await open(platform, rainId)).toMatchObject({ error: { code: 'reward_gone' } });
  });

  test('says that a rain is gone when every piece was taken', async () => {
    const platform = await signedIn();
    rain(platform, { crowd: 300 });
    platform.advance(hourMs + 29 * 60_000);
    expect(await statesOf(platform)).toContainEqual([rainId, 'gone']);
    expect(await open(platform, rainId)).toMatchObject({ error: { code: 'reward_gone', detail: { status: 'gone' } } });
  });
});

describe('opening', () => {
  test('credits once', async () => {
    const platform = await signedIn();
    const before = balanceOf(platform.sandbox, memberAccount(memberIdOf('demo')));
    const first = await open(platform, 'envelope-gift', 'one-key');
    expect(first).toMatchObject({ ok: true, value: { amount: '88.88', requirement: null } });
    expect(await open(platform, 'envelope-gift', 'other-key')).toMatchObject({ error: { code: 'reward_taken' } });
    expect(balanceOf(platform.sandbox, memberAccount(memberIdOf('demo')))).toBe(before + 8_888);
    expect(sumOfAll(platform.sandbox)).toBe(0);
    expect((await envelopes(platform)).find(({ id }) => id === 'envelope-gift')).toMatchObject({
      state: 'opened',
      amount: '88.88',
      reference: first.ok && first.value.reference,
    });
    expect(await recordedToday(platform, 'redEnvelope')).toMatchObject([{ kind: 'redEnvelope', amount: '88.88' }]);
  });

  test('opens what the envelope binds', async () => {
    const platform = await signedIn();
    expect(await open(platform, 'envelope-friend')).toMatchObject({
      value: { amount: '68.00', requirement: { amount: '68.00' } },
    });
    const bound = await platform.client.call(turnoverList, { status: 'open', language: 'EN', pageNo: 1, pageSize: 5 });
    expect(bound).toMatchObject({ value: { list: [{ source: 'redEnvelope', required: '68.00' }] } });
  });

  test('is refused before the time, for the envelope of another member, and for none', async () => {
    const platform = await signedIn();
    expect(await open(platform, rainId)).toMatchObject({
      error: { code: 'reward_not_open', detail: { from: '2026-11-21T06:00:00.000Z' } },
    });
    await platform.signIn('newbie');
    expect(await open(platform, 'envelope-gift')).toMatchObject({ error: { code: 'reward_gone' } });
    expect(await open(platform, '__proto__')).toMatchObject({ error: { code: 'reward_gone' } });
  });

  test('is closed to a member who takes a break (RSP-03)', async () => {
    const platform = await signedIn();
    platform.sandbox.store.transaction(() => seedBreaks(platform.sandbox));
    expect(await platform.client.call(redEnvelopeList, { language: 'EN' })).toMatchObject({
      error: { code: 'play_suspended' },
    });
    expect(await open(platform, 'envelope-gift')).toMatchObject({ error: { code: 'play_suspended' } });
  });
});

describe('in the reward centre', () => {
  const tab = async ({ client }: TestPlatform, name: 'claimable' | 'active' | 'taken' | 'missed') => {
    return valueOf(await client.call(rewardList, { tab: name, pageNo: 1, pageSize: 50, language: 'EN' })).list.filter(
      ({ kind }) => kind === 'redEnvelope',
    );
  };

  test('an envelope leads to where it is opened, and tells no sum', async () => {
    expect(await tab(await signedIn(), 'claimable')).toMatchObject([
      { amount: null, link: 'redEnvelope', linkRef: 'envelope-gift', claim: 'atLink' },
      { amount: null, link: 'redEnvelope', linkRef: 'envelope-friend', claim: 'atLink' },
    ]);
  });

  test('it is taken, or under way while it binds, once it was opened, and missed when it has ended', async () => {
    const platform = await signedIn();
    await open(platform, 'envelope-gift');
    await open(platform, 'envelope-friend');
    expect(await tab(platform, 'taken')).toMatchObject([{ id: 'redEnvelope-envelope-gift', amount: '88.88' }]);
    expect(await tab(platform, 'active')).toMatchObject([
      { id: 'redEnvelope-envelope-friend', progress: { done: '0.00', required: '68.00' }, link: 'bonusDetails' },
    ]);
    expect(await tab(platform, 'missed')).toMatchObject([{ id: 'redEnvelope-envelope-ended', amount: null }]);
    platform.advance(7 * dayMs);
    await platform.signIn('demo');
    expect(await tab(platform, 'missed')).toHaveLength(1);
  });

  test('taking it there opens it, with the same sum', async () => {
    const platform = await signedIn();
    const claim = { id: 'redEnvelope-envelope-gift' };
    expect(await platform.client.call(rewardClaim, claim)).toMatchObject({ value: { ...claim, amount: '88.88' } });
    expect(await platform.client.call(rewardClaim, claim)).toMatchObject({ error: { code: 'reward_taken' } });
    expect(await open(platform, 'envelope-gift')).toMatchObject({ error: { code: 'reward_taken' } });
    expect(sumOfAll(platform.sandbox)).toBe(0);
  });
});
