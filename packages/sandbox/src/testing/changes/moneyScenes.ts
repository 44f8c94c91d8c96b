import { bankAccountAdd, bankAccountCode, bankAccountDefault, bankAccountRemove } from '#api/banks.ts';
import { depositCancel, depositCreate, depositSlip } from '#api/cashier.ts';
import {
  gameLaunch,
  gameLaunchDocs,
  gameLaunchFB,
  gameLaunchFBDocs,
  gamePractice,
  gamePracticeDocs,
} from '#api/launch.ts';
import type { InputOf } from '#api/operation.ts';
import { paymentPasswordCheck, paymentPasswordCode, paymentPasswordSet } from '#api/paymentPassword.ts';
import { rebateClaim, rebateSummary } from '#api/rebate.ts';
import { uplineTransfer } from '#api/transfers.ts';
import { fileUpload, fileUploadDocs } from '#api/uploads.ts';
import { mainWallet, walletAutoSet, walletCollect, walletTransfer } from '#api/wallets.ts';
import { withdrawCancel, withdrawConfirm, withdrawOrders } from '#api/withdrawalOrders.ts';
import { demoPassword, demoPaymentPassword } from '../../accounts/password.ts';
import { changeSettings } from '../../changeSettings.ts';
import { promotionById, termsVersionOf } from '../../money/promotionRules.ts';
import { memberIdOf } from '../../seed/members.ts';
import { playFor } from '../../seed/playFor.ts';
import { fundedWallet, slowWallet } from '../../seed/wallets.ts';
import { accountsOf, proveMoney, uploadPicture, valueOf, withdraw, withdrawn } from '../moneyOut.ts';
import { confirmingMoney, withMoneyPasskey } from '../passkeys.ts';
import type { TestPlatform } from '../platform.ts';
import { type Scene, type Scenes, calling, newKey } from './scenes.ts';

const deposit = ({ client }: TestPlatform, more: Partial<InputOf<typeof depositCreate>> = {}) =>
  client.call(depositCreate, { methodId: 'promptpay', amount: '500.00', ...more }, newKey());

/** A deposit that brings a bonus. */
const depositWithBonus = (platform: TestPlatform) => {
  const promotion = promotionById(platform.sandbox, 'promo-10');
  const termsVersion = promotion === undefined ? '' : termsVersionOf(promotion);
  return deposit(platform, { bonus: { promotionId: 'promo-10', termsVersion } });
};

const move =
  (from: string, to: string): Scene['prepare'] =>
  ({ client }) =>
  () =>
    client.call(walletTransfer, { from, to, amount: '100.00' }, newKey());

async function waiting({ client }: TestPlatform): Promise<string> {
  const { list } = valueOf(await client.call(withdrawOrders, { pageNo: 1, pageSize: 1 }));
  return list[0]?.reference ?? '';
}

const passwords = { newPassword: '246813', confirmNewPassword: '246813' };
const another = {
  bankCode: 'LOTUS',
  number: '1111111111',
  holder: 'Kanya Promdee',
  paymentPassword: demoPaymentPassword,
};

/** A lottery of the demonstration. */
const lottery: InputOf<typeof gameLaunch> = {
  ...gameLaunchDocs.example,
  ...({ vassalage: 'ELOTT', gameType: 'ELOTT', nodeId: undefined } as const),
  lottery: { lottoPrizeMode: 'SEA', lottoView: 'betting', lottoGameCode: 'NAGA5' },
};

/** Money in and out, wallets, and what money is confirmed with. */
export const moneyScenes: Scenes = {
  walletCollect: [
    calling(walletCollect, {}, { scenario: 'manyWallets' }),
    {
      scenario: 'manyWallets',
      prepare({ client, sandbox }) {
        changeSettings(sandbox, { slowWallets: [fundedWallet] });
        return () => client.call(walletCollect, {}, newKey());
      },
    },
  ],
  walletTransfer: [
    { scenario: 'manyWallets', prepare: move(mainWallet, fundedWallet) },
    { scenario: 'manyWallets', prepare: move(mainWallet, slowWallet) },
  ],
  walletAutoSet: [calling(walletAutoSet, { on: true }, { scenario: 'manyWallets' })],
  depositCreate: [
    { prepare: (platform) => () => deposit(platform) },
    { prepare: (platform) => () => depositWithBonus(platform) },
  ],
  depositCancel: [
    {
      async prepare(platform) {
        const { reference } = valueOf(await depositWithBonus(platform));
        return () => platform.client.call(depositCancel, { reference });
      },
    },
  ],
  depositSlip: [
    {
      async prepare(platform) {
        const { reference } = valueOf(await deposit(platform, { methodId: 'bank' }));
        const fileId = await uploadPicture(platform);
        return () => platform.client.call(depositSlip, { reference, fileId });
      },
    },
  ],
  withdrawCreate: [
    {
      as: 'cashout',
      async prepare(platform) {
        const proof = await proveMoney(platform);
        return () => withdraw(platform, '1000.00', { proof });
      },
    },
  ],
  withdrawCancel: [
    {
      as: 'cashout',
      async prepare(platform) {
        const { moneyOut } = platform.sandbox.settings;
        changeSettings(platform.sandbox, { moneyOut: { ...moneyOut, cancel: 'untilApproved', stepMinutes: null } });
        const { reference } = await withdrawn(platform, '1000.00');
        return () => platform.client.call(withdrawCancel, { reference });
      },
    },
  ],
  withdrawConfirm: [
    {
      as: 'awaiting',
      async prepare(platform) {
        const reference = await waiting(platform);
        return () => platform.client.call(withdrawConfirm, { reference, answer: 'received' });
      },
    },
    {
      as: 'awaiting',
      async prepare(platform) {
        const reference = await waiting(platform);
        const fileIds = [await uploadPicture(platform)];
        return () => platform.client.call(withdrawConfirm, { reference, answer: 'notReceived', fileIds });
      },
    },
  ],
  uplineTransfer: [
    {
      scenario: 'transfers',
      async prepare(platform) {
        const input = { amount: '100.00', proof: await proveMoney(platform) };
        return () => platform.client.call(uplineTransfer, input, newKey());
      },
    },
  ],
  rebateClaim: [
    {
      scenario: 'everyWayIn',
      async prepare({ client, sandbox, advance }) {
        playFor(sandbox, 'demo', [{ gameType: 'RNG', stakeSatang: 300_000, winSatang: 300_001 }]);
        advance(1);
        const { until, total: amount } = valueOf(await client.call(rebateSummary, {}));
        return () => client.call(rebateClaim, { until, amount }, newKey());
      },
    },
  ],
  paymentPasswordCheck: [
    {
      as: 'cashout',
      async prepare({ client }) {
        await client.call(paymentPasswordCheck, { paymentPassword: '111111' });
        return () => client.call(paymentPasswordCheck, { paymentPassword: demoPaymentPassword });
      },
    },
    {
      as: 'cashout',
      async prepare(platform) {
        const answer = await confirmingMoney(platform, await withMoneyPasskey(platform));
        return () => platform.client.call(paymentPasswordCheck, answer);
      },
    },
    {
      as: 'cashout',
      refusedWith: 'passkey_suspended',
      async prepare(platform) {
        const key = await withMoneyPasskey(platform);
        for (let uses = 0; uses < 2; uses += 1) {
          valueOf(await platform.client.call(paymentPasswordCheck, await confirmingMoney(platform, key)));
        }
        key.forget();
        const answer = await confirmingMoney(platform, key);
        return () => platform.client.call(paymentPasswordCheck, answer);
      },
    },
  ],
  paymentPasswordCode: [calling(paymentPasswordCode, { channel: 'sms' }, { as: 'cashout' })],
  paymentPasswordSet: [
    calling(paymentPasswordSet, { loginPassword: demoPassword, ...passwords }, { as: 'newbie' }),
    calling(paymentPasswordSet, { oldPassword: demoPaymentPassword, ...passwords }, { as: 'cashout' }),
    calling(paymentPasswordSet, { oldPassword: demoPaymentPassword, ...passwords }, { scenario: 'transfers' }),
  ],
  bankAccountAdd: [
    {
      as: 'cashout',
      async prepare(platform) {
        const answer = await confirmingMoney(platform, await withMoneyPasskey(platform));
        return () => platform.client.call(bankAccountAdd, { ...another, paymentPassword: undefined, ...answer });
      },
    },
    calling(bankAccountAdd, another, { as: 'cashout' }),
    calling(
      bankAccountAdd,
      { ...another, paymentPassword: '111111' },
      { as: 'cashout', refusedWith: 'payment_password_incorrect' },
    ),
  ],
  bankAccountCode: [calling(bankAccountCode, {}, { as: 'cashout' })],
  bankAccountRemove: [
    {
      as: 'cashout',
      async prepare(platform) {
        const id = (await accountsOf(platform)).list[0]?.id ?? '';
        const answer = await confirmingMoney(platform, await withMoneyPasskey(platform));
        return () => platform.client.call(bankAccountRemove, { id, ...answer });
      },
    },
    {
      as: 'cashout',
      async prepare(platform) {
        const id = (await accountsOf(platform)).list[0]?.id ?? '';
        return () => platform.client.call(bankAccountRemove, { id, paymentPassword: demoPaymentPassword });
      },
    },
    {
      as: 'cashout',
      refusedWith: 'payment_password_incorrect',
      async prepare(platform) {
        const id = (await accountsOf(platform)).list[0]?.id ?? '';
        return () => platform.client.call(bankAccountRemove, { id, paymentPassword: '111111' });
      },
    },
  ],
  bankAccountDefault: [
    {
      as: 'cashout',
      async prepare(platform) {
        const id = (await accountsOf(platform)).list[1]?.id ?? '';
        return () => platform.client.call(bankAccountDefault, { id });
      },
    },
  ],
  fileUpload: [calling(fileUpload, fileUploadDocs.example)],
  gameLaunch: [
    calling(gameLaunch, gameLaunchDocs.example),
    {
      scenario: 'manyWallets',
      async prepare({ client }) {
        valueOf(await client.call(walletAutoSet, { on: true }));
        return () => client.call(gameLaunch, gameLaunchDocs.example);
      },
    },
    {
      scenario: 'manyWallets',
      async prepare({ client, sandbox }) {
        changeSettings(sandbox, { slowWallets: [fundedWallet] });
        valueOf(await client.call(walletAutoSet, { on: true }));
        return () => client.call(gameLaunch, gameLaunchDocs.example);
      },
    },
    calling(gameLaunch, lottery),
  ],
  gameLaunchFB: [calling(gameLaunchFB, gameLaunchFBDocs.example)],
  gamePractice: [
    {
      // Nothing was played before.
      scenario: 'ready',
      async prepare({ client, sandbox }) {
        const { store, settings } = sandbox;
        changeSettings(sandbox, { flags: { ...settings.flags, FREEPLAY3: true } });
        const own = store.get('members', memberIdOf('demo'));
        if (own === undefined) throw new Error('there is no account demo');
        // Only a new account has first steps.
        store.transaction(() => store.put('members', own.id, { ...own, createdAt: sandbox.now() }));
        return () => client.call(gamePractice, gamePracticeDocs.example);
      },
    },
    { ...calling(gamePractice, gamePracticeDocs.example), as: null },
  ],
};
