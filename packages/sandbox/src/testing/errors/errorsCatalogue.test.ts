import { expect, test, vi } from 'vitest';
import { agentTransactions, agentTransactionsDocs } from '#api/agentReports.ts';
import { sessionThirdParty } from '#api/alternativeSignIn.ts';
import { authenticatorBegin, authenticatorConfirm } from '#api/authenticator.ts';
import { depositCancel, depositCreate, depositSlip } from '#api/cashier.ts';
import type { ApiError, Result } from '#api/errors.ts';
import { gameFavouriteIds } from '#api/favourites.ts';
import { feedbackSend } from '#api/feedback.ts';
import { gameLaunch } from '#api/launch.ts';
import { memberInfo, walletBalance } from '#api/member.ts';
import { memberPassword, passwordByEmail } from '#api/passwords.ts';
import { playBreakStart, playLimitConfirm, playLimitSet } from '#api/playLimits.ts';
import { memberProfileSet } from '#api/profile.ts';
import { memberBetDetail } from '#api/records.ts';
import { memberRegister } from '#api/registration.ts';
import { rewardClaim } from '#api/rewards.ts';
import { secondFactorVerify } from '#api/secondFactor.ts';
import { sessionLogin } from '#api/session.ts';
import { smsRegisterCode } from '#api/smsCodes.ts';
import { systemStatus } from '#api/system.ts';
import { demoPassword } from '../../accounts/password.ts';
import { changeSettings } from '../../changeSettings.ts';
import { createFaultPlan, type Fault } from '../../faults.ts';
import { payDeposit } from '../../money/deposits.ts';
import { placeRound } from '../../money/rounds.ts';
import type { Refused } from '../../refusal.ts';
import { tablesOf } from '../../seed/liveTables.ts';
import { openGame } from '../../seed/openGame.ts';
import { seedRewards } from '../../seed/rewards.ts';
import { uploadPicture } from '../moneyOut.ts';
import { type TestPlatform, createTestPlatform, prove, readCaptcha, registration } from '../platform.ts';
import { agentWays } from './agentWays.ts';
import { contractWays } from './contractWays.ts';
import { type ReachableError, errorsCatalogue } from './errorsCatalogue.ts';
import { liveWays } from './liveWays.ts';
import { moneyOutWays } from './moneyOutWays.ts';
import { passkeyWays } from './passkeyWays.ts';
import { pointWays } from './pointWays.ts';
import { promotionWays } from './promotionWays.ts';
import { pushWays } from './pushWays.ts';
import { rewardWays } from './rewardWays.ts';

/** Follows the instructions of the catalogue and returns the result. */
type Reached = Promise<Result<unknown, ApiError | Refused>>;

const wrong = { password: 'wrong-password' };

function withFault(fault: Fault['fault']): Reached {
  const platform = createTestPlatform({ faults: createFaultPlan([{ match: 'systemStatus', fault }]) });
  return platform.client.call(systemStatus, {});
}

async function sendCodeTo({ client }: TestPlatform, mobileNo: string) {
  return client.call(smsRegisterCode, { mobileNo, countryDialingCode: '66', ...(await prove(client, 'sms')) });
}

async function signUp({ client, sandbox }: TestPlatform, change: object) {
  const proof = { captcha: readCaptcha(sandbox), ...(await prove(client, 'register')) };
  changeSettings(sandbox, { flags: { ...sandbox.settings.flags, REGMOBVERF3: false } });
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
    client.call(secondFactorVerify, { ticket: String(detail['ticket']), method: 'bankName', answer: 'Another Name' });
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

async function play({ sandbox }: TestPlatform, memberId: string, stakeSatang: number, signsOut = false): Reached {
  openGame(sandbox, memberId, 'token');
  if (signsOut) sandbox.store.transaction(() => sandbox.store.remove('sessions', 'token'));
  return placeRound(sandbox, {
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

async function signInTimes({ signIn, sandbox }: TestPlatform, failures: number, captcha: boolean): Reached {
  for (let at = 0; at < failures; at += 1) await signIn('demo', { ...wrong, captcha: readCaptcha(sandbox) });
  return signIn('demo', captcha ? { captcha: readCaptcha(sandbox) } : {});
}

async function launch({ client, signIn, sandbox }: TestPlatform, vendors: readonly string[], nodeId: number): Reached {
  await signIn('demo');
  changeSettings(sandbox, { vendorsInMaintenance: vendors });
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
  ...agentWays,
  ...contractWays,
  ...liveWays,
  ...moneyOutWays,
  ...passkeyWays,
  ...pointWays,
  ...promotionWays,
  ...pushWays,
  ...rewardWays,
  network: () => withFault({ kind: 'network' }),
  async timeout() {
    // Its deadline passes immediately.
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
  account_unknown({ client, sandbox }) {
    changeSettings(sandbox, { neutralRecovery: false });
    return client.call(passwordByEmail, { username: 'demo', email: 'unknown@kinnari.example' });
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
  async too_many_tries(platform) {
    await bankName(platform, 3);
    return platform.signIn('faraway');
  },
  quota_exceeded: (platform) => sendCodeTo(platform, '0891230001'),
  operation_not_allowed: (platform) => sendCodeTo(platform, '0891230002'),
  affiliate_incorrect: (platform) => signUp(platform, { affiliateCode: 'UNKNOWN' }),
  domain_invalid: (platform) => signUp(platform, { domain: 'elsewhere.example' }),
  password_incorrect: (platform) => changePassword(platform, 'another'),
  password_same: (platform) => changePassword(platform, demoPassword),
  password_weak: (platform) => signUp(platform, { password: 'qwerty123', confirmPassword: 'qwerty123' }),
  second_factor_required: ({ signIn }) => signIn('faraway'),
  second_factor_incorrect: (platform) => bankName(platform, 1),
  ticket_expired: (platform) => bankName(platform, 3),
  sign_in_cancelled({ client, sandbox }) {
    changeSettings(sandbox, { thirdParty: ['line'] });
    return client.call(sessionThirdParty, { provider: 'line', idToken: '' });
  },
  async downline_not_found({ client, signIn }) {
    await signIn('nok');
    return client.call(agentTransactions, { ...agentTransactionsDocs.example, account: 'malee' });
  },
  not_agent: (platform) => enterBy(platform, 'demo', 'agent'),
  not_member(platform) {
    changeSettings(platform.sandbox, { membersOnlyEntry: true });
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
  async reward_gone(platform) {
    await platform.signIn('demo');
    return platform.client.call(rewardClaim, { id: 'gift-ended' });
  },
  async reward_taken(platform) {
    await platform.signIn('demo');
    platform.sandbox.store.transaction(() => seedRewards(platform.sandbox));
    await platform.client.call(rewardClaim, { id: 'gift-free' });
    return platform.client.call(rewardClaim, { id: 'gift-free' });
  },
  async order_closed(platform) {
    const order = await payIn(platform, 'promptpay', '500.00');
    const { reference } = order.ok ? order.value : { reference: '' };
    payDeposit(platform.sandbox, reference);
    return platform.client.call(depositCancel, { reference });
  },
  async credential_required({ signIn, client }) {
    await signIn('demo');
    return client.call(authenticatorBegin, {});
  },
  async credential_unset({ signIn, client, sandbox }) {
    await signIn('demo');
    // As an account is after the first login with a third party.
    sandbox.store.transaction(() => {
      const member = sandbox.store.get('members', 'member-demo');
      const unset = { passwordDigest: '', mobile: null, email: null };
      if (member) sandbox.store.put('members', member.id, { ...member, ...unset });
    });
    return client.call(authenticatorBegin, {});
  },
  async authenticator_expired({ signIn, client, advance }) {
    await signIn('demo');
    await client.call(authenticatorBegin, { credential: { loginPassword: demoPassword } });
    advance(10 * 60_000);
    return client.call(authenticatorConfirm, { code: '123456' });
  },
  async detail_fixed({ signIn, client }) {
    await signIn('demo');
    return client.call(memberProfileSet, { field: 'realName', value: 'Another Name' });
  },
  async slip_duplicate(platform) {
    const send = async () => {
      const order = await payIn(platform, 'promptpay', '500.00');
      const { reference } = order.ok ? order.value : { reference: '' };
      await platform.client.call(depositCancel, { reference });
      return platform.client.call(depositSlip, { reference, fileId: await uploadPicture(platform) });
    };
    await send();
    return send();
  },
  async content_length({ signIn, client }) {
    await signIn('demo');
    return client.call(feedbackSend, { kind: 'feedback', content: 'a'.repeat(141) });
  },
  async record_not_found({ signIn, client }) {
    await signIn('demo');
    return client.call(memberBetDetail, { reference: 'of-another', language: 'TH' });
  },
  async limit_reached(platform) {
    await platform.signIn('demo');
    await platform.client.call(playLimitSet, { kind: 'deposit', period: 'day', value: '100.00' });
    return payIn(platform, 'promptpay', '500.00');
  },
  limit_required(platform) {
    const { responsiblePlay } = platform.sandbox.settings;
    changeSettings(platform.sandbox, { responsiblePlay: { ...responsiblePlay, required: true } });
    return payIn(platform, 'promptpay', '500.00');
  },
  async play_suspended(platform) {
    await platform.signIn('demo');
    const rest = { kind: 'timeout', length: '1d', password: demoPassword, understood: true } as const;
    await platform.client.call(playBreakStart, rest);
    return play(platform, 'member-demo', 100);
  },
  async limit_far_above({ signIn, client }) {
    await signIn('demo');
    return client.call(playLimitSet, { kind: 'deposit', period: 'week', value: '99999999999.00' });
  },
  async raise_waits({ signIn, client }) {
    await signIn('demo');
    const limit = { kind: 'loss', period: 'week' } as const;
    await client.call(playLimitSet, { ...limit, value: '100.00' });
    await client.call(playLimitSet, { ...limit, value: '200.00' });
    return client.call(playLimitConfirm, limit);
  },
  stake_out_of_range: (platform) => play(platform, 'member-demo', -1),
  game_not_found: (platform) => launch(platform, [], 1),
  async game_unavailable({ client, signIn, sandbox }) {
    await signIn('demo');
    const vendor = sandbox.catalogue.vendorByCode.get('RVSD');
    // The sandbox's clock is at noon.
    const asleep = vendor && tablesOf(vendor).find(({ shift }) => shift === 'night');
    const table = { vassalage: 'RVSD', gameType: 'LIVE', gameCode: asleep?.roomId ?? '' } as const;
    return client.call(gameLaunch, { ...table, language: 'TH', device: 'WEB', backUrl: '/live' });
  },
  vendor_maintenance: (platform) => launch(platform, ['LTWR'], 100_001),
  launch_expired: (platform) => play(platform, 'member-demo', 100, true),
  system_maintenance: () => createTestPlatform({ scenario: 'maintenance' }).client.call(walletBalance, {}),
  region_blocked: () => createTestPlatform({ scenario: 'blocked' }).client.call(walletBalance, {}),
  invalid_input: (platform) => signUp(platform, { password: 'short', confirmPassword: 'short' }),
  unknown: (platform) => sendCodeTo(platform, '0891230007'),
};

async function registerWith({ client, sandbox }: TestPlatform, verificationCode: string, mobileNum?: string) {
  return client.call(memberRegister, {
    ...registration,
    captcha: readCaptcha(sandbox),
    ...(await prove(client, 'register')),
    verificationCode,
    ...(mobileNum !== undefined && { mobileNum }),
  });
}

test.each(Object.entries(ways))('%s is produced as the catalogue says', async (name, way) => {
  const result = await way(createTestPlatform());
  if (result.ok) throw new Error('nothing went wrong');
  expect('code' in result.error ? result.error.code : result.error.kind).toBe(name);
  expect(errorsCatalogue[name as ReachableError].how).toMatch(/\.$/);
});
