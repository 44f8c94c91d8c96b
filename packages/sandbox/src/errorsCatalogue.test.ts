import { expect, test, vi } from 'vitest';
import {
  memberPassword,
  memberRegister,
  passwordByEmail,
  secondFactorVerify,
  sessionThirdParty,
  smsRegisterCode,
} from '#api/account.ts';
import { depositCancel, depositCreate } from '#api/cashier.ts';
import { type ApiError, type Result } from '#api/errors.ts';
import { gameFavouriteIds } from '#api/games.ts';
import { gameLaunch } from '#api/launch.ts';
import { memberInfo, walletBalance } from '#api/member.ts';
import { sessionLogin } from '#api/session.ts';
import { systemStatus } from '#api/system.ts';
import { payDeposit } from './deposits.ts';
import { type ReachableError, errorsCatalogue } from './errorsCatalogue.ts';
import { createFaultPlan, type Fault } from './faults.ts';
import { demoPassword } from './password.ts';
import { openGame } from './playing.ts';
import type { Refused } from './refusal.ts';
import { placeRound } from './rounds.ts';
import { tablesOf } from './seed/tables.ts';
import { changeSettings } from './settings.ts';
import { type TestPlatform, createTestPlatform, prove, readCaptcha, registration } from './testing.ts';

/** What somebody does who follows the catalogue, and what they are told. */
type Reached = Promise<Result<unknown, ApiError | Refused>>;

const wrong = { password: 'wrong-password' };

function withFault(fault: Fault['fault']): Reached {
  const platform = createTestPlatform({ faults: createFaultPlan([{ match: 'systemStatus', fault }]) });
  return platform.client.call(systemStatus, {});
}

async function sendCodeTo({ client }: TestPlatform, mobileNo: string) {
  return client.call(smsRegisterCode, { mobileNo, countryDialingCode: '66', ...(await prove(client, 'sms')) });
}

async function signUp({ client, world }: TestPlatform, change: object) {
  const proof = { captcha: readCaptcha(world), ...(await prove(client, 'register')) };
  changeSettings(world, { flags: { ...world.settings.flags, REGMOBVERF3: false } });
  return client.call(memberRegister, { ...registration, ...proof, ...change });
}

async function changePassword({ client, signIn }: TestPlatform, oldPassword: string) {
  await signIn('demo');
  return client.call(memberPassword, { oldPassword, newPassword: demoPassword, confirmNewPassword: demoPassword });
}

async function bankName({ client, signIn }: TestPlatform, answers: number): Reached {
  const asked = await signIn('faraway');
  const detail = asked.ok || asked.error.kind !== 'refused' ? {} : asked.error.detail;
  const once = () =>
    client.call(secondFactorVerify, { ticket: String(detail['ticket']), method: 'bankName', answer: 'Somebody Else' });
  for (let before = 1; before < answers; before += 1) await once();
  return once();
}

async function enterBy({ client }: TestPlatform, username: string, entry: 'agent' | 'member') {
  return client.call(sessionLogin, {
    username,
    password: demoPassword,
    type: 'username',
    entry,
    ...(await prove(client, 'login')),
  });
}

async function play({ world }: TestPlatform, memberId: string, stakeSatang: number, signsOut = false): Reached {
  openGame(world, memberId, 'token');
  if (signsOut) world.store.transaction(() => world.store.remove('sessions', 'token'));
  return placeRound(world, {
    launchToken: 'token',
    roundId: 'one',
    stakeSatang,
    decide: () => ({ winSatang: 0, outcome: null }),
  });
}

async function payIn({ client, signIn }: TestPlatform, methodId: string, amount: string) {
  await signIn('demo');
  return client.call(depositCreate, { methodId, amount }, { idempotencyKey: crypto.randomUUID() });
}

async function signInTimes({ signIn, world }: TestPlatform, failures: number, captcha: boolean): Reached {
  for (let at = 0; at < failures; at += 1) await signIn('demo', { ...wrong, captcha: readCaptcha(world) });
  return signIn('demo', captcha ? { captcha: readCaptcha(world) } : {});
}

async function launch({ client, signIn, world }: TestPlatform, vendors: readonly string[], nodeId: number): Reached {
  await signIn('demo');
  changeSettings(world, { vendorsInMaintenance: vendors });
  return client.call(gameLaunch, {
    vassalage: 'LTWR',
    gameType: 'RNG',
    nodeId,
    language: 'TH',
    device: 'WEB',
    backUrl: '/rng',
  });
}

const ways: Readonly<Record<ReachableError, (platform: TestPlatform) => Reached>> = {
  network: () => withFault({ kind: 'network' }),
  async timeout() {
    // Its time is over at once.
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const result = await withFault({ kind: 'hang' });
    deadline.mockRestore();
    return result;
  },
  unavailable: () => withFault({ kind: 'status', status: 503 }),
  contract: () => withFault({ kind: 'malformed', value: 7 }),
  rateLimited: () => withFault({ kind: 'status', status: 429 }),
  async unauthorized({ signIn, advance, client }) {
    await signIn('demo');
    advance(12 * 60 * 60_000);
    return client.call(memberInfo, {});
  },
  credentials_incorrect: ({ signIn }) => signIn('demo', wrong),
  captcha_required: (platform) => signInTimes(platform, 2, false),
  captcha_incorrect: (platform) => signUp(platform, { captcha: '0' }),
  human_check_failed: (platform) => sendCodeTo(platform, '0891230006'),
  account_locked: (platform) => signInTimes(platform, 8, true),
  account_unknown({ client, world }) {
    changeSettings(world, { neutralRecovery: false });
    return client.call(passwordByEmail, { username: 'demo', email: 'nobody@kinnari.example' });
  },
  account_taken: (platform) => signUp(platform, { username: 'demo' }),
  mobile_taken: (platform) => sendCodeTo(platform, '0812345678'),
  phone_invalid: (platform) => sendCodeTo(platform, '0891230003'),
  phone_missing: (platform) => sendCodeTo(platform, ''),
  async code_incorrect(platform) {
    await sendCodeTo(platform, registration.mobileNum);
    return registerWith(platform, 'x');
  },
  code_missing: (platform) => registerWith(platform, ''),
  async code_expired(platform) {
    const mobileNum = '0891230005';
    await sendCodeTo(platform, mobileNum);
    return registerWith(platform, 'x', mobileNum);
  },
  too_many_requests: (platform) => sendCodeTo(platform, '0891230004'),
  quota_exceeded: (platform) => sendCodeTo(platform, '0891230001'),
  operation_not_allowed: (platform) => sendCodeTo(platform, '0891230002'),
  affiliate_incorrect: (platform) => signUp(platform, { affiliateCode: 'NOBODY' }),
  domain_invalid: (platform) => signUp(platform, { domain: 'elsewhere.example' }),
  password_incorrect: (platform) => changePassword(platform, 'another'),
  password_same: (platform) => changePassword(platform, demoPassword),
  second_factor_required: ({ signIn }) => signIn('faraway'),
  second_factor_incorrect: (platform) => bankName(platform, 1),
  ticket_expired: (platform) => bankName(platform, 3),
  sign_in_cancelled({ client, world }) {
    changeSettings(world, { thirdParty: ['line'] });
    return client.call(sessionThirdParty, { provider: 'line', idToken: '' });
  },
  not_agent: (platform) => enterBy(platform, 'demo', 'agent'),
  not_member(platform) {
    changeSettings(platform.world, { membersOnlyEntry: true });
    return enterBy(platform, 'agent', 'member');
  },
  async trial_not_allowed({ signIn, client }) {
    await signIn('trial');
    return client.call(gameFavouriteIds, {});
  },
  insufficient_balance: (platform) => play(platform, 'member-newbie', 100),
  amount_out_of_range: (platform) => payIn(platform, 'promptpay', '1.00'),
  method_unavailable: (platform) => payIn(platform, 'shop', '100.00'),
  async order_waiting(platform) {
    await payIn(platform, 'promptpay', '500.00');
    return payIn(platform, 'promptpay', '500.00');
  },
  async order_closed(platform) {
    const order = await payIn(platform, 'promptpay', '500.00');
    const { reference } = order.ok ? order.value : { reference: '' };
    payDeposit(platform.world, reference);
    return platform.client.call(depositCancel, { reference });
  },
  stake_out_of_range: (platform) => play(platform, 'member-demo', -1),
  game_not_found: (platform) => launch(platform, [], 1),
  async game_unavailable({ client, signIn, world }) {
    await signIn('demo');
    const vendor = world.catalogue.vendorByCode.get('RVSD');
    // It is noon.
    const asleep = vendor && tablesOf(vendor).find(({ shift }) => shift === 'night');
    const table = { vassalage: 'RVSD', gameType: 'LIVE', gameCode: asleep?.roomId ?? '' } as const;
    return client.call(gameLaunch, { ...table, language: 'TH', device: 'WEB', backUrl: '/live' });
  },
  vendor_maintenance: (platform) => launch(platform, ['LTWR'], 100_001),
  launch_expired: (platform) => play(platform, 'member-demo', 100, true),
  system_maintenance: () => createTestPlatform({ scenario: 'maintenance' }).client.call(walletBalance, {}),
  region_blocked: () => createTestPlatform({ scenario: 'blocked' }).client.call(walletBalance, {}),
  invalid_input: (platform) => signUp(platform, { password: 'onlyletters', confirmPassword: 'onlyletters' }),
  unknown: (platform) => sendCodeTo(platform, '0891230007'),
};

async function registerWith({ client, world }: TestPlatform, verificationCode: string, mobileNum?: string) {
  return client.call(memberRegister, {
    ...registration,
    captcha: readCaptcha(world),
    ...(await prove(client, 'register')),
    verificationCode,
    ...(mobileNum !== undefined && { mobileNum }),
  });
}

test.each(Object.entries(ways))('%s is reached as the catalogue says', async (name, way) => {
  const result = await way(createTestPlatform());
  if (result.ok) throw new Error('nothing went wrong');
  expect('code' in result.error ? result.error.code : result.error.kind).toBe(name);
  expect(errorsCatalogue[name as ReachableError].how).toMatch(/\.$/);
});
