import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { paymentPasswordCheck, paymentPasswordSet } from '#api/paymentPassword.ts';
import { turnoverBets } from '#api/turnover.ts';
import { fileUpload } from '#api/uploads.ts';
import { withdrawConfirm } from '#api/withdrawalOrders.ts';
import { withdrawCreate } from '#api/withdrawals.ts';
import { demoPassword, demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { practiceKey } from '#sandbox/accounts/practiceKeys.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { balanceOf, heldAccount, memberAccount } from '#sandbox/money/ledger.ts';
import { approveWithdrawal, payWithdrawal } from '#sandbox/money/payments.ts';
import { openTurnover } from '#sandbox/money/turnover.ts';
import { withdrawalsOf } from '#sandbox/money/withdrawals.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { askWithdrawal, bindMoneyOut, done } from '#sandbox/seed/moneyOutMembers.ts';
import { playFor } from '#sandbox/seed/playFor.ts';
import { answerWithKey, storeKey } from '#storybook/answerWithKey.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { useWithdrawScreen } from './useWithdrawScreen.ts';
import { WithdrawScreen } from './WithdrawScreen.tsx';

const memberId = memberIdOf(accounts.member);

/** Gives the player a payment password and a bank account, and leaves withdrawals to the test. */
function prepared(sandbox: Sandbox): void {
  const member = sandbox.store.get('members', memberId);
  if (member === undefined) throw new Error('no member');
  sandbox.store.transaction(() => bindMoneyOut(sandbox, member));
  changeSettings(sandbox, { moneyOut: { ...sandbox.settings.moneyOut, stepMinutes: null } });
}

async function renderWithdraw(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(WithdrawScreen, useWithdrawScreen, {
    persona: 'member',
    path: '/rng?centre=withdraw',
    prepare: prepared,
    ...options,
  });
  const { canvas, sandbox, t } = rendered;
  const heading = (name: string) => canvas.findByRole('heading', { name, level: 3 });
  return {
    ...rendered,
    heading,
    click: async (name: string) => userEvent.click(await canvas.findByRole('button', { name })),
    /** Fills the form in and opens the confirmation. */
    async ask(amount: string) {
      const field = await canvas.findByRole('textbox', { name: t('withdraw:form.amount') });
      await userEvent.clear(field);
      await userEvent.type(field, `${amount}{Enter}`);
      return within(await screen.findByRole('dialog', { name: t('withdraw:confirm.title') }));
    },
    /** Enters the payment password in a dialog and sends it. */
    async confirm(dialog: ReturnType<typeof within>, password = demoPaymentPassword) {
      const button = dialog.getByRole('button', { name: t('withdraw:confirm.do', { amount: '฿1,000.00' }) });
      await waitFor(() => expect(button).toBeEnabled());
      await userEvent.type(pinIn(dialog, t('paymentPassword:label')), password);
      await userEvent.dblClick(button);
    },
    orders: () => withdrawalsOf(sandbox, memberId),
    balance: () => balanceOf(sandbox, memberAccount(memberId)),
    held: () => balanceOf(sandbox, heldAccount(memberId)),
  };
}

const pinIn = (dialog: ReturnType<typeof within>, label: string): HTMLElement =>
  // The mark of a required field follows the label.
  dialog.getByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });

test('an address that names no withdrawal shows the form', async () => {
  const { canvas, t } = await renderWithdraw({ path: '/rng?centre=withdraw&ref=' });
  await canvas.findByRole('textbox', { name: t('withdraw:form.amount') });
});

test('an address of an unknown withdrawal says so', async () => {
  const { canvas, t } = await renderWithdraw({ path: '/rng?centre=withdraw&ref=unknown' });
  await canvas.findByRole('heading', { name: t('withdraw:order.failed') });
});

test('a withdrawal is held at once, and sent once for two clicks', async () => {
  const { ask, balance, canvas, confirm, heading, held, orders, t, url } = await renderWithdraw();
  const dialog = await ask('๑๐๐๐');
  await expect(balance()).toBe(1_000_000);
  await confirm(dialog);
  await waitFor(async () => expect(await heading(t('withdraw:order.title.pending'))).toHaveFocus());
  await expect(orders()).toMatchObject([{ satang: 100_000, status: 'pending' }]);
  await expect([balance(), held()]).toEqual([900_000, 100_000]);
  await expect(url()).toContain(`ref=${orders()[0]?.reference}`);
  await userEvent.click(canvas.getByRole('button', { name: t('withdraw:order.copy') }));
});

test('a passkey confirms with one press, and one withdrawal for two', async () => {
  const key = practiceKey({ id: 'AAAA', synced: true });
  const get = answerWithKey(key).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  const { ask, heading, orders, t } = await renderWithdraw({
    prepare(sandbox) {
      prepared(sandbox);
      sandbox.store.transaction(() => storeKey(sandbox, memberId, key));
    },
  });
  const dialog = await ask('1000');
  const button = await dialog.findByRole('button', { name: t('paymentPassword:passkey.confirm') });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await dialog.findByText(t('paymentPassword:passkey.dismissed'));
  await expect(orders()).toEqual([]);
  await userEvent.dblClick(button);
  await heading(t('withdraw:order.title.pending'));
  await expect(orders()).toMatchObject([{ satang: 100_000, status: 'pending' }]);
  await expect(get).toHaveBeenCalledTimes(2);
});

test('a wrong payment password moves nothing, says how many tries are left, and is not kept', async () => {
  const { ask, calls, confirm, orders, t } = await renderWithdraw();
  const dialog = await ask('1000');
  await confirm(dialog, '111111');
  const pin = pinIn(dialog, t('paymentPassword:label'));
  await waitFor(() =>
    expect(pin).toHaveAccessibleDescription(
      expect.stringContaining(t('paymentPassword:problems.incorrectTries', { count: 4 })),
    ),
  );
  await expect(pin).toHaveValue('');
  await expect(calls(withdrawCreate)).toHaveLength(0);
  await expect(orders()).toEqual([]);
});

test.each([
  ['header', 'byKey'],
  ['none', 'afterLookUp'],
] as const)(
  'a withdrawal whose answer is lost is found by the check, and not made twice (keys: %s)',
  async (idempotency, repeats) => {
    const { ask, balance, canvas, click, confirm, heading, orders, t } = await renderWithdraw({
      faults: [{ match: 'withdrawCreate', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
      prepare(sandbox) {
        prepared(sandbox);
        changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency } });
      },
    });
    await confirm(await ask('1000'));
    await heading(t('withdraw:unknown.title'));
    // The confirmation has closed, so that the page takes clicks, and the operator's setting is known.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText(t(`withdraw:unknown.${repeats}`));
    await click(t('withdraw:unknown.check'));
    await heading(t('withdraw:order.title.pending'));
    await expect(orders()).toHaveLength(1);
    await expect(balance()).toBe(900_000);
  },
);

test('MNY-03: the bets that counted for a requirement are listed, and lead to the betting record', async () => {
  const { calls, click, sandbox, t } = await renderWithdraw({
    prepare(it) {
      prepared(it);
      it.store.transaction(() => {
        const name = { th: 'ฝากเงิน', en: 'Deposit' };
        openTurnover(it, { memberId, source: 'deposit', reference: 'D1', name, requiredSatang: 100_000 });
        playFor(it, accounts.member, [{ gameType: 'RNG', stakeSatang: 30_000, winSatang: 0 }]);
      });
    },
  });
  await expect(calls(turnoverBets)).toHaveLength(0);
  await click(t('position:counted'));
  const dialog = within(await screen.findByRole('dialog', { name: t('withdraw:counted.title') }));
  await dialog.findByText(t('withdraw:counted.counted', { amount: '฿300.00' }));
  const [[, bet] = []] = [...sandbox.store.entries('rounds')];
  const record = new URL(dialog.getByRole<HTMLAnchorElement>('link').href).searchParams;
  await expect([record.get('centre'), record.get('ref')]).toEqual(['personalHistoryCopy', bet?.roundId]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a second window cannot withdraw the same money again', async () => {
  const { ask, canvas, confirm, orders, sandbox, t } = await renderWithdraw();
  const dialog = await ask('1000');
  const { client } = sandbox.platform;
  const proof = await client.call(paymentPasswordCheck, { paymentPassword: demoPaymentPassword });
  const accountId = sandbox.store.get('memberBankAccounts', memberId)?.ids[0] ?? '';
  await client.call(
    withdrawCreate,
    { methodId: 'bank', bankAccountId: accountId, amount: '1000.00', proof: proof.ok ? proof.value.proof : '' },
    { idempotencyKey: 'elsewhere' },
  );
  await expect(orders()).toHaveLength(1);
  await confirm(dialog);
  // The refusal leads to the other withdrawal.
  await canvas.findByRole('heading', { name: t('withdraw:blocked.withdraw_waiting.title') });
  await expect(orders()).toHaveLength(1);
});

test('a player without a payment password and a bank account binds both on the way', async () => {
  const { calls, canvas, click, sandbox, t } = await renderWithdraw({ prepare: () => {} });
  await click(t('paymentPassword:card.setNow'));
  const dialog = within(await screen.findByRole('dialog', { name: t('paymentPassword:set.title') }));
  const enter = async (label: string, text: string) => {
    const input = pinIn(dialog, label);
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  const set = async () => userEvent.click(dialog.getByRole('button', { name: t('paymentPassword:set.submit') }));
  await enter(t('paymentPassword:loginPassword'), 'wrong');
  await enter(t('paymentPassword:new'), '135790');
  await enter(t('paymentPassword:repeat'), '135791');
  await set();
  await dialog.findByText(t('paymentPassword:problems.mismatch'));
  await expect(calls(paymentPasswordSet)).toHaveLength(0);
  await enter(t('paymentPassword:repeat'), '135790');
  await set();
  await waitFor(() => expect(pinIn(dialog, t('paymentPassword:loginPassword'))).toBeInvalid());
  await enter(t('paymentPassword:loginPassword'), demoPassword);
  await set();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const bank = await canvas.findByRole('combobox', { name: t('bankAccounts:form.bank') });
  await userEvent.selectOptions(bank, 'LOTUS');
  const number = canvas.getByRole('textbox', { name: t('bankAccounts:form.number') });
  await userEvent.type(number, '๑๒๓');
  await userEvent.type(pinIn(canvas, t('paymentPassword:label')), '135790');
  await click(t('bankAccounts:form.submit'));
  await waitFor(() => expect(number).toBeInvalid());
  await expect(number).toHaveFocus();
  await userEvent.type(number, '4567890');
  await click(t('bankAccounts:form.submit'));
  // Without a code the account has to wait, and says so.
  const accountCards = await canvas.findByRole('group', { name: t('withdraw:form.accounts') });
  await expect(within(accountCards).getByRole('radio')).toBeDisabled();
  await expect(sandbox.store.get('memberBankAccounts', memberId)?.ids).toHaveLength(1);
});

/** Gives the player a withdrawal of ฿1,000 that was paid, and leads to it. */
const paid: RenderOptions = {
  prepare(sandbox) {
    prepared(sandbox);
    const member = sandbox.store.get('members', memberId);
    if (member === undefined) throw new Error('no member');
    sandbox.store.transaction(() => {
      const asked = askWithdrawal(sandbox, member, 100_000);
      done(payWithdrawal(sandbox, done(approveWithdrawal(sandbox, asked))));
    });
  },
  path: (sandbox) => `/rng?centre=withdraw&ref=${withdrawalsOf(sandbox, memberId)[0]?.reference}`,
};

test('a payment that arrived ends the withdrawal, and is answered once for two clicks', async () => {
  const { balance, calls, canvas, click, heading, held, orders, t } = await renderWithdraw(paid);
  await heading(t('withdraw:order.title.sent'));
  await expect(canvas.getByRole('timer')).toBeVisible();
  await click(t('withdraw:payments.received', { amount: '฿1,000.00' }));
  const title = t('withdraw:ask.received.title', { amount: '฿1,000.00' });
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await userEvent.dblClick(question.getByRole('button', { name: t('withdraw:ask.received.do') }));
  await heading(t('withdraw:order.title.received'));
  await expect(orders()).toMatchObject([{ status: 'received' }]);
  await expect(calls(withdrawConfirm)).toHaveLength(1);
  await expect([balance(), held()]).toEqual([900_000, 0]);
  await expect(canvas.queryByRole('timer')).toBeNull();
});

test('a payment that did not arrive becomes a case, also when the first answer is lost', async () => {
  const { calls, canvas, click, heading, t } = await renderWithdraw({
    ...paid,
    faults: [{ match: 'withdrawConfirm', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'notApplied' }],
  });
  await click(t('withdraw:payments.notReceived', { amount: '฿1,000.00' }));
  const title = t('withdraw:missing.title', { amount: '฿1,000.00' });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.upload(pinIn(dialog, t('withdraw:missing.pictures')), await picture());
  await dialog.findByText(t('uploads:state.sent'));
  const send = dialog.getByRole('button', { name: t('withdraw:missing.do') });
  await userEvent.click(send);
  // The picture and the remark stay for the next attempt.
  await dialog.findByText(t('withdraw:ask.maybe'));
  await userEvent.click(send);
  await heading(t('withdraw:order.title.disputed'));
  await expect(calls(withdrawConfirm)).toHaveLength(2);
  await expect(calls(fileUpload)).toHaveLength(1);
  await canvas.findByText(t('withdraw:receipt.notReceived'));
});

async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return new File([blob], 'statement.png', { type: 'image/png' });
}
