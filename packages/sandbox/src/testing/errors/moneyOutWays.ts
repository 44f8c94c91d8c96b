import { bankAccountAdd, bankAccountRemove } from '#api/banks.ts';
import type { OperationRefusalCode, Result } from '#api/errors.ts';
import { paymentPasswordCheck, paymentPasswordCode, paymentPasswordSet } from '#api/paymentPassword.ts';
import { uplineInfo, uplineTransfer } from '#api/transfers.ts';
import { fileUpload } from '#api/uploads.ts';
import { mainWallet, walletTransfer } from '#api/wallets.ts';
import { withdrawCancel, withdrawConfirm, withdrawOrders } from '#api/withdrawalOrders.ts';
import { lastCode } from '../../accounts/outbox.ts';
import { demoPaymentPassword } from '../../accounts/password.ts';
import { changeSettings } from '../../changeSettings.ts';
import { seedTransfers } from '../../seed/transfers.ts';
import { slowWallet } from '../../seed/wallets.ts';
import { accountsOf, proveMoney, uploadPicture, valueOf, withdraw, withdrawn } from '../moneyOut.ts';
import type { TestPlatform } from '../platform.ts';
import type { AgentRefusal } from './agentWays.ts';
import type { ContractRefusal } from './contractWays.ts';
import type { PasskeyRefusal } from './passkeyWays.ts';
import type { PointRefusal } from './pointWays.ts';
import type { PromotionRefusal } from './promotionWays.ts';
import type { PushRefusal } from './pushWays.ts';
import type { RewardRefusal } from './rewardWays.ts';

type Reached = Promise<Result<unknown>>;

/**
 * The refusals of deposits, rewards, records, questions to customer service, a member's own limits, agents, the push
 * channel and the security of accounts, which are produced elsewhere.
 */
type OtherRefusal =
  | 'amount_out_of_range'
  | 'method_unavailable'
  | 'order_waiting'
  | 'order_closed'
  | 'reward_gone'
  | 'reward_taken'
  | 'slip_duplicate'
  | 'record_not_found'
  | 'password_weak'
  | 'downline_not_found'
  | 'content_length'
  | 'limit_required'
  | 'limit_far_above'
  | 'raise_waits'
  | 'authenticator_expired'
  | 'credential_required'
  | 'credential_unset'
  | 'detail_fixed'
  | 'live_off'
  | PasskeyRefusal
  | PushRefusal
  | AgentRefusal
  | ContractRefusal
  | PointRefusal
  | PromotionRefusal
  | RewardRefusal;
export type MoneyOutRefusal = Exclude<OperationRefusalCode, OtherRefusal>;

async function check({ client }: TestPlatform, paymentPassword: string, times = 1): Reached {
  for (let before = 1; before < times; before += 1) await client.call(paymentPasswordCheck, { paymentPassword });
  return client.call(paymentPasswordCheck, { paymentPassword });
}

async function add({ client }: TestPlatform, number: string, holder = 'Kanya Promdee'): Reached {
  return client.call(bankAccountAdd, { bankCode: 'LOTUS', number, holder, paymentPassword: demoPaymentPassword });
}

/** Logs in as a demo account first. */
const as =
  (account: string, way: (platform: TestPlatform) => Reached) =>
  async (platform: TestPlatform): Reached => {
    await platform.signIn(account);
    return way(platform);
  };

/** Follows the instructions of the catalogue for the refusals of money that leaves. */
export const moneyOutWays: Readonly<Record<MoneyOutRefusal, (platform: TestPlatform) => Reached>> = {
  payment_password_unset: as('demo', (platform) => check(platform, demoPaymentPassword)),
  payment_password_incorrect: as('cashout', (platform) => check(platform, '111111')),
  payment_password_locked: as('cashout', (platform) => check(platform, '111111', 5)),
  proof_expired: as('cashout', async (platform) => {
    const proof = await proveMoney(platform);
    platform.advance(5 * 60_000);
    return withdraw(platform, '1000.00', { proof });
  }),
  bank_account_required: as('cashout', async (platform) => {
    const id = (await accountsOf(platform)).list[0]?.id ?? '';
    await platform.client.call(bankAccountRemove, { id, paymentPassword: demoPaymentPassword });
    return withdraw(platform, '1000.00', { bankAccountId: id });
  }),
  bank_account_taken: as('wagering', (platform) => add(platform, '8867890123', 'Boonmee Rungrot')),
  bank_account_most: as('cashout', async (platform) => {
    await add(platform, '1111111111');
    return add(platform, '2222222222');
  }),
  bank_account_waiting: as('cashout', async (platform) => {
    await add(platform, '1111111111');
    const bankAccountId = (await accountsOf(platform)).list.at(-1)?.id ?? '';
    return withdraw(platform, '1000.00', { bankAccountId });
  }),
  bank_name_mismatch: as('cashout', (platform) => add(platform, '1111111111', 'Another Name')),
  bank_number_invalid: as('cashout', (platform) => add(platform, '111111111')),
  turnover_missing: as('wagering', (platform) => withdraw(platform, '1000.00')),
  withdraw_waiting: as('awaiting', (platform) => withdraw(platform, '1000.00')),
  withdraw_daily: as('cashout', async (platform) => {
    for (let times = 0; times < 3; times += 1) {
      const { reference } = await withdrawn(platform, '1000.00');
      platform.advance(5 * 60_000);
      valueOf(await platform.client.call(withdrawConfirm, { reference, answer: 'received' }));
    }
    return withdraw(platform, '1000.00');
  }),
  withdraw_resting: as('cashout', async (platform) => {
    const { client, sandbox } = platform;
    await client.call(paymentPasswordCode, { channel: 'sms' });
    const passwords = { newPassword: demoPaymentPassword, confirmNewPassword: demoPaymentPassword };
    await client.call(paymentPasswordSet, { code: lastCode(sandbox) ?? '', ...passwords });
    return withdraw(platform, '1000.00');
  }),
  withdraw_not_cancellable: as('cashout', async (platform) => {
    const { reference } = await withdrawn(platform, '1000.00');
    return platform.client.call(withdrawCancel, { reference });
  }),
  receipt_closed: as('awaiting', async (platform) => {
    const { client } = platform;
    const orders = await client.call(withdrawOrders, { pageNo: 1, pageSize: 1 });
    const reference = valueOf(orders).list[0]?.reference ?? '';
    await client.call(withdrawConfirm, { reference, answer: 'received' });
    const fileIds = [await uploadPicture(platform)];
    return client.call(withdrawConfirm, { reference, answer: 'notReceived', fileIds });
  }),
  transfer_pending: as('demo', async ({ client, sandbox }) => {
    changeSettings(sandbox, { singleWallet: false, slowWallets: [slowWallet] });
    const input = { from: mainWallet, to: slowWallet, amount: '1.00' };
    await client.call(walletTransfer, input);
    return client.call(walletTransfer, input);
  }),
  transfers_disabled: as('somchai', ({ client }) => client.call(uplineInfo, {})),
  upline_missing: as('cashout', ({ client, sandbox }) => {
    changeSettings(sandbox, { flags: { ...sandbox.settings.flags, TRANSFERUP: true } });
    return client.call(uplineInfo, {});
  }),
  transfer_daily: as('demo', async (platform) => {
    const { client, sandbox } = platform;
    const { flags, transfers } = sandbox.settings;
    changeSettings(sandbox, { flags: { ...flags, TRANSFERUP: true }, transfers: { ...transfers, dailySatang: 0 } });
    sandbox.store.transaction(() => seedTransfers(sandbox));
    return client.call(uplineTransfer, { amount: '100.00', proof: await proveMoney(platform) });
  }),
  upload_invalid: as('demo', async ({ client }) => {
    const bytes = new TextEncoder().encode('a text');
    return client.call(fileUpload, { name: 'picture.png', type: 'image/png', bytes });
  }),
};
