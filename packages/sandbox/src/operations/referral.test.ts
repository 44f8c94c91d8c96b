import { beforeEach, describe, expect, test } from 'vitest';
import { memberPublicState } from '#api/badges.ts';
import { bankAccountAdd } from '#api/banks.ts';
import { referralInfo, referralInvitation, referralList } from '#api/referral.ts';
import { affiliateCheck, memberRegister } from '#api/registration.ts';
import { rewardClaim, rewardList } from '#api/rewards.ts';
import { dayMs } from '#text/durations.ts';
import { recordLogin } from '../accounts/logins.ts';
import { demoPaymentPassword } from '../accounts/password.ts';
import { changeSettings } from '../changeSettings.ts';
import { openDeposit, payDeposit } from '../money/deposits.ts';
import { sumOfAll } from '../money/ledger.ts';
import { bindMoneyOut } from '../seed/moneyOutMembers.ts';
import { playFor } from '../seed/playFor.ts';
import { seedBreaks } from '../seed/protections.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform, prove, readCaptcha, registration } from '../testing/platform.ts';

let platform: TestPlatform;
let code: string;

const info = async () => {
  return valueOf(await platform.client.call(referralInfo, { language: 'EN' }));
};
const friends = async () => {
  return valueOf(await platform.client.call(referralList, { pageNo: 1, pageSize: 10 })).list;
};
const rewards = async () => {
  return valueOf(
    await platform.client.call(rewardList, { tab: 'claimable', pageNo: 1, pageSize: 50, language: 'EN' }),
  ).list.filter(({ kind }) => kind === 'referral');
};

/** Signs up as `newplayer1`, by a code of the link. The client stays logged in as it was. */
async function signUp(codes: { referralCode?: string; affiliateCode?: string }) {
  const { client, sandbox } = platform;
  const proof = { captcha: readCaptcha(sandbox), ...(await prove(client, 'register')) };
  return client.call(memberRegister, { ...registration, ...proof, ...codes });
}

const friendId = 'member-newplayer1';
function deposit(satang: number): void {
  const { sandbox } = platform;
  const [method] = sandbox.settings.depositMethods;
  if (method === undefined) throw new Error('no way to deposit');
  sandbox.store.transaction(() => payDeposit(sandbox, openDeposit(sandbox, friendId, method, satang).reference));
}
/** Wagers with even results, so that the balance lasts. */
function wager(satang: number): void {
  playFor(platform.sandbox, 'newplayer1', [{ gameType: 'RNG', stakeSatang: satang, winSatang: satang + 1 }]);
}
const logInFrom = (memberId: string, userAgent: string) =>
  platform.sandbox.store.transaction(() =>
    recordLogin({ sandbox: platform.sandbox, userAgent }, { id: memberId }, 'password', 'accepted'),
  );

beforeEach(async () => {
  platform = createTestPlatform();
  changeSettings(platform.sandbox, { flags: { ...platform.sandbox.settings.flags, REGMOBVERF3: false } });
  await platform.signIn('demo');
  ({ code } = await info());
});

describe('a code', () => {
  test('is the member’s own, stays, and is valid at sign-up, ignoring case', async () => {
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect((await info()).code).toBe(code);
    expect((await info()).link).toContain(`referralCode=${code}`);
    const checked = await platform.client.call(affiliateCheck, { code: code.toLowerCase(), domain: 'kinnari.test' });
    expect(checked).toMatchObject({ value: { valid: true } });
    await platform.signIn('newbie');
    expect((await info()).code).not.toBe(code);
  });

  test('links the friend to the member and makes nobody an upline', async () => {
    expect(await signUp({ referralCode: code, affiliateCode: code })).toMatchObject({ ok: true });
    expect(platform.sandbox.store.get('members', friendId)?.uplineId).toBeNull();
    expect(await friends()).toMatchObject([{ name: 'ne***1', state: 'signedUp', earned: null }]);
    expect(JSON.stringify(await friends())).not.toContain('newplayer1');
  });

  test('of an agent in the link still makes the upline', async () => {
    expect(await signUp({ referralCode: 'kinnari8' })).toMatchObject({ ok: true });
    expect(platform.sandbox.store.get('members', friendId)?.uplineId).toBe('member-agent');
    expect(await friends()).toEqual([]);
  });

  test('that is unknown is refused when typed, and ignored in the link', async () => {
    expect(await signUp({ affiliateCode: 'NOBODY22' })).toMatchObject({ error: { code: 'affiliate_incorrect' } });
    expect(await signUp({ referralCode: 'NOBODY22' })).toMatchObject({ ok: true });
  });
});

describe('a friend who meets the rule', () => {
  beforeEach(async () => void (await signUp({ referralCode: code })));

  test('earns the member one reward and gets one, once, however often it is looked at', async () => {
    deposit(299_00);
    expect((await friends())[0]?.state).toBe('signedUp');
    deposit(100_00);
    expect((await friends())[0]?.state).toBe('deposited');
    for (const part of [333_00, 333_00, 333_00]) wager(part);
    expect(await rewards()).toEqual([]);
    wager(1_00);
    expect(await rewards()).toMatchObject([{ amount: '120.00', requirement: null, link: 'referral' }]);
    expect(await rewards()).toHaveLength(1);
    expect((await friends())[0]).toMatchObject({ state: 'qualified', earned: '120.00' });
    expect((await info()).totals).toEqual({ invited: 1, qualified: 1, earned: '120.00' });
    const claimed = await platform.client.call(rewardClaim, { id: (await rewards())[0]?.id ?? '' });
    expect(claimed).toMatchObject({ ok: true });
    expect(await rewards()).toEqual([]);
    expect((await info()).totals.earned).toBe('120.00');
    expect(sumOfAll(platform.sandbox)).toBe(0);
    await platform.signIn('newplayer1', { password: registration.password });
    expect(await rewards()).toMatchObject([{ amount: '50.00', requirement: { amount: '250.00' } }]);
  });

  test('is known to the reward centre and its badge without a visit of the page', async () => {
    deposit(500_00);
    wager(500_00);
    const badge = async () => {
      const answer = await platform.client.call(memberPublicState, {});
      return answer.ok && answer.value.availablePromoCount;
    };
    expect(await badge()).toBe(0);
    wager(500_00);
    expect(await badge()).toBe(1);
  });

  test('counts until the last day, whenever it is looked at', async () => {
    platform.advance(29 * dayMs);
    deposit(300_00);
    for (const part of [300_00, 300_00, 300_00, 100_00]) wager(part);
    platform.advance(40 * dayMs);
    await platform.signIn('demo');
    expect((await friends())[0]?.state).toBe('qualified');
  });

  test('does not count after it', async () => {
    deposit(300_00);
    platform.advance(31 * dayMs);
    for (const part of [300_00, 300_00, 300_00, 100_00]) wager(part);
    await platform.signIn('demo');
    expect((await friends())[0]?.state).toBe('ended');
    expect(await rewards()).toEqual([]);
  });

  test('is not rewarded for what was staked before, or for a stake that came back', async () => {
    deposit(300_00);
    for (const part of [300_00, 300_00, 300_00, 300_00]) {
      playFor(platform.sandbox, 'newplayer1', [{ gameType: 'RNG', stakeSatang: part, winSatang: part }]);
    }
    expect((await friends())[0]?.state).toBe('deposited');
  });
});

describe('an account of the member’s own (REF-02)', () => {
  const meetRule = () => {
    deposit(300_00);
    for (const part of [300_00, 300_00, 300_00, 100_00]) wager(part);
  };
  const earnsNothing = async () => {
    expect((await friends())[0]).toMatchObject({ state: 'excluded', earned: null });
    expect(await rewards()).toEqual([]);
    await platform.signIn('newplayer1', { password: registration.password });
    expect(await rewards()).toEqual([]);
  };
  beforeEach(async () => void (await signUp({ referralCode: code })));

  test('on the same device earns nothing', async () => {
    logInFrom('member-demo', 'Chrome on a phone');
    logInFrom(friendId, 'Chrome on a phone');
    meetRule();
    await earnsNothing();
  });

  test('on another device counts', async () => {
    logInFrom('member-demo', 'Chrome on a phone');
    logInFrom(friendId, 'Safari on a phone');
    meetRule();
    expect((await friends())[0]?.state).toBe('qualified');
  });

  test('with the same bank account earns nothing, although the number was refused', async () => {
    const { sandbox, client } = platform;
    const [demo, friend] = ['member-demo', friendId].map((id) => sandbox.store.get('members', id));
    if (demo === undefined || friend === undefined) throw new Error('no members');
    sandbox.store.transaction(() => bindMoneyOut(sandbox, demo));
    const number = '8812345678';
    sandbox.store.transaction(() => bindMoneyOut(sandbox, { ...friend, mobile: '66899999999' }));
    await platform.signIn('newplayer1', { password: registration.password });
    const added = { bankCode: 'LOTUS', number, holder: 'Anong Newcomer', paymentPassword: demoPaymentPassword };
    expect(await client.call(bankAccountAdd, added)).toMatchObject({ error: { code: 'bank_account_taken' } });
    await platform.signIn('demo');
    meetRule();
    await earnsNothing();
  });
});

describe('an invitation', () => {
  const invitation = async (of: string, domain = 'kinnari.test') => {
    return valueOf(await platform.client.call(referralInvitation, { code: of, domain }));
  };
  test('of a member names them masked, with what the friend gets', async () => {
    expect(await invitation(code.toLowerCase())).toMatchObject({
      inviter: { name: 'de***o', kind: 'member', picture: expect.stringMatching(/AVATARS/) },
      rule: { deposit: '300.00', friendReward: '50.00', friendRequirement: { amount: '250.00' } },
    });
  });
  test('of an agent names them masked, under their own host only', async () => {
    expect(await invitation('KINNARI8')).toEqual({
      inviter: { name: 'ag***t', kind: 'agent', picture: expect.stringMatching(/AVATARS/) },
      rule: null,
    });
    expect((await invitation('NOKNOI7', 'kinnari-demo-1.example')).inviter?.name).toBe('no***k');
    expect((await invitation('NOKNOI7')).inviter).toBeNull();
  });
  test('by an unknown code is of nobody, nor is a member’s while they cannot invite', async () => {
    const { sandbox } = platform;
    expect(await invitation('NOBODY22')).toEqual({ inviter: null, rule: null });
    expect(await invitation('')).toEqual({ inviter: null, rule: null });
    changeSettings(sandbox, { flags: { ...sandbox.settings.flags, REFERRAL: false } });
    expect(await invitation(code)).toEqual({ inviter: null, rule: null });
  });
  test('leads to the page of the invitation, or to the sign-up where visitors see nothing else (RT-14)', async () => {
    expect((await info()).link).toBe(`/join?referralCode=${code}`);
    changeSettings(platform.sandbox, { loginedToHomePage: true });
    expect((await info()).link).toBe(`/register?referralCode=${code}`);
  });
});

test('without the promotion flag there is no code, no page and nothing new', async () => {
  const { client, sandbox } = platform;
  const flag = async () => {
    const answer = await client.call(memberPublicState, {});
    return answer.ok && answer.value.availablePromo;
  };
  expect(await flag()).toEqual([{ type: 'REFERRAL', enabled: true }]);
  changeSettings(sandbox, { referral: { ...sandbox.settings.referral, enabled: false } });
  expect(await flag()).toEqual([{ type: 'REFERRAL', enabled: false }]);
  const error = { code: 'operation_not_allowed' };
  expect(await client.call(referralInfo, { language: 'TH' })).toMatchObject({ error });
  expect(await client.call(referralList, { pageNo: 1, pageSize: 5 })).toMatchObject({ error });
  expect(await client.call(affiliateCheck, { code, domain: 'kinnari.test' })).toMatchObject({
    value: { valid: false },
  });
});

test('a break closes the page (RSP-03)', async () => {
  platform.sandbox.store.transaction(() => seedBreaks(platform.sandbox));
  const error = { code: 'play_suspended' };
  expect(await platform.client.call(referralInfo, { language: 'TH' })).toMatchObject({ error });
  expect(await platform.client.call(referralList, { pageNo: 1, pageSize: 5 })).toMatchObject({ error });
});

test('the demonstration has a friend in every state, and one reward waits', async () => {
  platform = createTestPlatform({ scenario: 'demonstration' });
  await platform.signIn('demo');
  expect((await friends()).map(({ state }) => state)).toEqual([
    'signedUp',
    'deposited',
    'excluded',
    'qualified',
    'ended',
  ]);
  expect((await info()).totals).toEqual({ invited: 5, qualified: 1, earned: '120.00' });
  expect(await rewards()).toMatchObject([{ amount: '120.00' }]);
});
