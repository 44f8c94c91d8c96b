import { describe, expect, test } from 'vitest';
import { announcementList } from '#api/announcements.ts';
import { messageList } from '#api/messages.ts';
import { type PromotionStateName, promotionApply, promotionRanking, promotionStates } from '#api/promotions.ts';
import { rewardClaim, rewardList } from '#api/rewards.ts';
import { dayMs } from '#text/durations.ts';
import { actOnApplication, listApplications } from '../adapters/node/applications.ts';
import { changeSettings } from '../changeSettings.ts';
import { sumOfAll } from '../money/ledger.ts';
import { promotionById, termsVersionOf } from '../money/promotionRules.ts';
import { playFor } from '../seed/playFor.ts';
import { seedBreaks } from '../seed/protections.ts';
import { depositFor, join } from '../testing/errors/promotionWays.ts';
import { uploadPicture, valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, signedIn } from '../testing/platform.ts';

// The test clock starts on a Saturday at noon in Bangkok.
const week = '2026-11-16';
const [firstDeposit, slots, live, fan, reef, cards, weekly] = [
  ...['promo-1', 'promo-2', 'promo-3', 'promo-4', 'promo-5', 'promo-6', 'promo-10'],
] as [string, string, string, string, string, string, string];

const states = async ({ client }: TestPlatform) => valueOf(await client.call(promotionStates, { language: 'EN' })).list;
const stateOf = async (platform: TestPlatform, id: string) => {
  const found = (await states(platform)).find(({ promotionId }) => promotionId === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const bet = ({ sandbox }: TestPlatform, stakeSatang: number, gameType: 'RNG' | 'LIVE' | 'PVP' = 'RNG', who = 'demo') =>
  playFor(sandbox, who, [{ gameType, stakeSatang }]);

async function apply(platform: TestPlatform, change: { remark?: string; fileIds?: string[] } = {}) {
  const promotion = promotionById(platform.sandbox, fan);
  return platform.client.call(promotionApply, {
    promotionId: fan,
    termsVersion: promotion === undefined ? '' : termsVersionOf(promotion),
    remark: 'Red scarf',
    fileIds: [await uploadPicture(platform)],
    language: 'EN',
    ...change,
  });
}
const decide = ({ sandbox }: TestPlatform, more: object) => {
  const [first] = listApplications(sandbox, 'en').list;
  return actOnApplication(sandbox, { reference: first?.reference ?? '', ...more });
};

describe('TXT-03: every state of a promotion', () => {
  const ways: Readonly<Record<PromotionStateName, (platform: TestPlatform) => Promise<string>>> = {
    Join: async () => slots,
    'coming soon': async () => live,
    Close: async () => reef,
    async Joined(platform) {
      await join(platform, slots);
      return slots;
    },
    async Process(platform) {
      await join(platform, slots);
      bet(platform, 80_000);
      return slots;
    },
    async Claim(platform) {
      await join(platform, weekly);
      depositFor(platform, 'demo', 100_000);
      return weekly;
    },
    async Claimed(platform) {
      await join(platform, weekly);
      depositFor(platform, 'demo', 100_000);
      const { rewardId } = await stateOf(platform, weekly);
      await platform.client.call(rewardClaim, { id: rewardId ?? '' });
      return weekly;
    },
    async signed(platform) {
      await join(platform, cards);
      return cards;
    },
    async Applying(platform) {
      await apply(platform);
      return fan;
    },
    async Issued(platform) {
      await apply(platform);
      decide(platform, { action: 'approve' });
      return fan;
    },
    async Rejected(platform) {
      await apply(platform);
      decide(platform, { action: 'reject', remark: 'The picture is not yours' });
      return fan;
    },
  };
  test.each(Object.entries(ways))('%s', async (state, way) => {
    const platform = await signedIn();
    const id = await way(platform);
    expect((await stateOf(platform, id)).state).toBe(state);
    expect(sumOfAll(platform.sandbox)).toBe(0);
  });

  test('a declined application is a missed reward, with the reason', async () => {
    const platform = await signedIn();
    await ways.Rejected(platform);
    const missed = await platform.client.call(rewardList, { tab: 'missed', pageNo: 1, pageSize: 5, language: 'EN' });
    expect(valueOf(missed).list).toMatchObject([{ kind: 'promotion', reason: 'The picture is not yours' }]);
  });
});

describe('terms', () => {
  test('say in figures what is asked, what it is worth and what it binds', async () => {
    const platform = await signedIn('newbie');
    expect(await stateOf(platform, firstDeposit)).toMatchObject({
      state: 'Join',
      terms: {
        reward: null,
        deposit: { percent: 50, from: '300.00', most: '1500.00' },
        requirement: { times: 8, days: 14, gameTypes: ['RNG', 'FISH'] },
        per: 'account',
      },
    });
    expect(await stateOf(platform, slots)).toMatchObject({
      terms: { reward: '60.00', wager: { amount: '2000.00', gameTypes: ['RNG'] }, requirement: null, per: 'week' },
      // The last second of Sunday.
      endsAt: '2026-11-22T16:59:59.000Z',
    });
    expect((await stateOf(platform, cards)).terms.prizes[0]).toBe('2000.00');
  });

  test('that changed after the page was opened are to be read again', async () => {
    const platform = await signedIn();
    const { terms } = await stateOf(platform, slots);
    const { promotions } = platform.sandbox.settings;
    const rule = { kind: 'wager', gameTypes: ['RNG'], targetSatang: 500_000, rewardSatang: 6_000 } as const;
    const list = promotions.list.map((each) => (each.id === slots ? { ...each, rule } : each));
    changeSettings(platform.sandbox, { promotions: { ...promotions, list } });
    expect(await join(platform, slots, terms.version)).toMatchObject({ error: { code: 'promotion_terms_changed' } });
    expect((await stateOf(platform, slots)).terms.wager?.amount).toBe('5000.00');
    expect(await join(platform, slots)).toMatchObject({ ok: true, value: { state: 'Joined' } });
  });

  test('stay the same from one day to the next', async () => {
    const platform = await signedIn();
    const before = await stateOf(platform, fan);
    platform.advance(dayMs);
    await platform.signIn('demo');
    expect((await stateOf(platform, fan)).terms.version).toBe(before.terms.version);
  });

  test('are open to visitors and trial accounts', async () => {
    const platform = createTestPlatform();
    const visitor = await states(platform);
    expect(new Set(visitor.map(({ state }) => state))).toEqual(new Set(['Join', 'Close', 'coming soon']));
    await platform.signIn('trial');
    expect(await states(platform)).toEqual(visitor);
  });

  test('of a page that the operator has switched off are not listed', async () => {
    const platform = await signedIn();
    const { promotions, flags } = platform.sandbox.settings;
    const list = promotions.list.map((each) => (each.id === slots ? { ...each, needs: 'POINTS' } : each));
    changeSettings(platform.sandbox, { promotions: { ...promotions, list }, flags: { ...flags, POINTS: false } });
    expect((await states(platform)).map(({ promotionId }) => promotionId)).not.toContain(slots);
  });

  test('of a service are listed only where the operator has it, with the sum of its text', async () => {
    const { client, sandbox } = await signedIn();
    const texts = async () =>
      valueOf(await client.call(announcementList, { language: 'EN', types: 'PR' })).promotion.map(
        ({ content }) => content,
      );
    expect((await texts()).join()).not.toContain('Zalo');
    changeSettings(sandbox, { flags: { ...sandbox.settings.flags, ZALO: true } });
    expect((await texts()).join()).toContain('up to 131K');
  });
});

describe('a reward', () => {
  test('of a deposit is a part of the first one after joining that is large enough, up to the most', async () => {
    const platform = await signedIn();
    depositFor(platform, 'demo', 400_000);
    platform.advance(1_000);
    await join(platform, weekly);
    expect((await stateOf(platform, weekly)).state).toBe('Joined');
    platform.advance(1_000);
    depositFor(platform, 'demo', 40_000);
    expect((await stateOf(platform, weekly)).state).toBe('Joined');
    depositFor(platform, 'demo', 400_000);
    depositFor(platform, 'demo', 60_000);
    const { rewardId } = await stateOf(platform, weekly);
    expect(await platform.client.call(rewardClaim, { id: rewardId ?? '' })).toMatchObject({
      value: { amount: '500.00', requirement: { amount: '2500.00', gameTypes: [] } },
    });
  });

  test('counts what was wagered after joining only, and can be taken once a week', async () => {
    const platform = await signedIn();
    bet(platform, 150_000);
    platform.advance(1_000);
    await join(platform, slots);
    bet(platform, 100_000, 'LIVE');
    bet(platform, 190_000);
    expect(await stateOf(platform, slots)).toMatchObject({
      state: 'Process',
      progress: { done: '1900.00', required: '2000.00' },
    });
    bet(platform, 10_000);
    const { rewardId, state } = await stateOf(platform, slots);
    expect([state, rewardId]).toEqual(['Claim', `promotion-${slots}-${week}`]);
    const both = await Promise.all([0, 1].map(() => platform.client.call(rewardClaim, { id: rewardId ?? '' })));
    expect(both.map(({ ok }) => ok)).toEqual([true, false]);
    platform.advance(2 * dayMs);
    await platform.signIn('demo');
    expect(await stateOf(platform, slots)).toMatchObject({ state: 'Join', rewardId: null });
  });

  test('that was reached waits in the reward centre, also after the week', async () => {
    const platform = await signedIn();
    await join(platform, slots);
    bet(platform, 200_000);
    platform.advance(3 * dayMs);
    await platform.signIn('demo');
    const claimable = { tab: 'claimable', pageNo: 1, pageSize: 20, language: 'EN' } as const;
    const listed = valueOf(await platform.client.call(rewardList, claimable)).list;
    expect(listed.map(({ id, kind }) => [id, kind])).toContainEqual([`promotion-${slots}-${week}`, 'promotion']);
    platform.advance(6 * dayMs);
    await platform.signIn('demo');
    const later = valueOf(await platform.client.call(rewardList, claimable)).list;
    expect(later.filter(({ kind }) => kind === 'promotion')).toEqual([]);
  });

  test('of a ranking goes to the first places of the week when it is over', async () => {
    const platform = await signedIn('nok');
    await join(platform, cards);
    await platform.signIn('demo');
    await join(platform, cards);
    bet(platform, 30_000, 'PVP', 'nok');
    bet(platform, 20_000, 'PVP');
    // Does not take part.
    bet(platform, 90_000, 'PVP', 'malee');
    const ranking = valueOf(await platform.client.call(promotionRanking, { promotionId: cards }));
    expect(ranking).toMatchObject({
      list: [
        { rank: 1, wagered: '300.00' },
        { rank: 2, wagered: '200.00' },
      ],
      own: { rank: 2 },
    });
    const id = `promotion-${cards}-${week}`;
    expect(await platform.client.call(rewardClaim, { id })).toMatchObject({ error: { code: 'reward_gone' } });
    platform.advance(2 * dayMs);
    await platform.signIn('demo');
    expect(await platform.client.call(rewardClaim, { id })).toMatchObject({ value: { amount: '1200.00' } });
  });
});

const newestMessage = async ({ client }: TestPlatform) =>
  valueOf(await client.call(messageList, { folder: 'personal', pageNo: 1, pageSize: 1, language: 'EN' })).list[0];

describe('an application', () => {
  test('that is granted is told as credited, not as a reward to take', async () => {
    const platform = await signedIn();
    await apply(platform);
    decide(platform, { action: 'approve' });
    expect(await newestMessage(platform)).toMatchObject({
      title: 'Your application was granted: Send your fan picture',
      preview: '฿50.00 has been added to your balance.',
    });
  });

  test('needs a remark of up to 140 letters as a reader counts them, and its picture', async () => {
    const platform = await signedIn();
    expect(await apply(platform, { remark: '   ' })).toMatchObject({ error: { code: 'content_length' } });
    expect(await apply(platform, { remark: 'กี่'.repeat(141) })).toMatchObject({ error: { code: 'content_length' } });
    expect(await apply(platform, { fileIds: [] })).toMatchObject({ error: { code: 'upload_invalid' } });
    expect(await apply(platform, { fileIds: ['another’s'] })).toMatchObject({ error: { code: 'invalid_input' } });
    expect(await apply(platform, { remark: 'กี่'.repeat(140) })).toMatchObject({ value: { state: 'Applying' } });
  });

  test('is decided once: credited at once, or rejected with a reason', async () => {
    const platform = await signedIn();
    await apply(platform);
    const [listed] = listApplications(platform.sandbox, 'en').list;
    expect(listed).toMatchObject({ account: 'demo', promotion: 'Send your fan picture', remark: 'Red scarf' });
    const reference = listed?.reference ?? '';
    const answered = actOnApplication(platform.sandbox, { reference, action: 'reject', remark: 'Not your picture' });
    expect(answered).toMatchObject({ ok: true });
    expect(listApplications(platform.sandbox, 'en').list).toEqual([]);
    const again = actOnApplication(platform.sandbox, { reference, action: 'approve' });
    expect(again).toMatchObject({ error: { code: 'order_closed' } });
    expect((await stateOf(platform, fan)).reason).toBe('Not your picture');
    expect(await newestMessage(platform)).toMatchObject({
      title: 'Your application was not accepted: Send your fan picture',
      preview: 'Reason: Not your picture',
    });
    expect(() => actOnApplication(platform.sandbox, { reference, action: 'reject', remark: ' ' })).toThrow();
  });
});

test('RSP-06: during a break there are no promotions, and none can be joined or applied for', async () => {
  const platform = await signedIn();
  platform.sandbox.store.transaction(() => seedBreaks(platform.sandbox));
  expect(await states(platform)).toEqual([]);
  expect(await join(platform, slots)).toMatchObject({ error: { code: 'play_suspended' } });
  expect(await apply(platform)).toMatchObject({ error: { code: 'play_suspended' } });
});
