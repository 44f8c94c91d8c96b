import { expect, test } from 'vitest';
import { memberPublicState } from '#api/badges.ts';
import { gamePractice, gamePracticeDocs } from '#api/launch.ts';
import { playLimitSet } from '#api/playLimits.ts';
import { rewardList } from '#api/rewards.ts';
import { dayMs } from '#text/durations.ts';
import { changeSettings } from '../changeSettings.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { memberIdOf } from '../seed/members.ts';
import { seedRewards } from '../seed/rewards.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

const stateOf = async ({ client }: TestPlatform) => valueOf(await client.call(memberPublicState, {}));

/** A member whose account was opened just now. */
async function newMember(): Promise<TestPlatform> {
  const platform = createTestPlatform();
  const { store, settings, now } = platform.sandbox;
  const member = store.get('members', memberIdOf('demo'));
  if (member === undefined) throw new Error('there is no account demo');
  store.transaction(() => store.put('members', member.id, { ...member, createdAt: now() }));
  changeSettings(platform.sandbox, { flags: { ...settings.flags, FREEPLAY3: true } });
  await platform.signIn('demo');
  return platform;
}

test('says what the waiting rewards pay together, and when the first of them ends', async () => {
  const platform = createTestPlatform();
  platform.sandbox.store.transaction(() => seedRewards(platform.sandbox));
  await platform.signIn('demo');
  const { list } = valueOf(
    await platform.client.call(rewardList, { tab: 'claimable', pageNo: 1, pageSize: 50, language: 'EN' }),
  );
  const { availablePromoCount, waitingRewards } = await stateOf(platform);
  expect(list.length).toBe(availablePromoCount);
  const sum = list.reduce((total, { amount }) => total + Number(amount ?? 0), 0);
  expect(waitingRewards?.sum).toBe(sum.toFixed(2));
  expect(waitingRewards?.endsAt).toBe(list.flatMap(({ endsAt }) => endsAt ?? []).toSorted()[0] ?? null);
});

test('an account whose age is not known has no first steps, nor one that is older than a month', async () => {
  const known = createTestPlatform();
  await known.signIn('demo');
  expect((await stateOf(known)).firstSteps).toBeNull();
  const platform = await newMember();
  expect((await stateOf(platform)).firstSteps).not.toBeNull();
  platform.advance(32 * dayMs);
  await platform.signIn('demo');
  expect((await stateOf(platform)).firstSteps).toBeNull();
});

test('a game for practice and a deposit are first steps', async () => {
  const platform = await newMember();
  expect((await stateOf(platform)).firstSteps).toMatchObject({ played: false, deposited: false });
  valueOf(await platform.client.call(gamePractice, gamePracticeDocs.example));
  expect((await stateOf(platform)).firstSteps).toMatchObject({ played: true, deposited: false });
  const { sandbox } = platform;
  sandbox.store.transaction(() =>
    post(sandbox, {
      ...{ kind: 'deposit', ref: 'deposit:test' },
      lines: [
        { account: outsideAccount, satang: -50_000 },
        { account: memberAccount(memberIdOf('demo')), satang: 50_000 },
      ],
    }),
  );
  expect((await stateOf(platform)).firstSteps).toMatchObject({ played: true, deposited: true, limited: false });
  const limit = { kind: 'deposit', period: 'week', value: '500.00' } as const;
  valueOf(await platform.client.call(playLimitSet, limit));
  expect((await stateOf(platform)).firstSteps).toMatchObject({ limited: true });
});

test('the practice of a visitor is nobody’s step', async () => {
  const platform = await newMember();
  const visitor = createTestPlatform();
  changeSettings(visitor.sandbox, { flags: { FREEPLAY3: true } });
  valueOf(await visitor.client.call(gamePractice, gamePracticeDocs.example));
  expect((await stateOf(platform)).firstSteps).toMatchObject({ played: false });
});
