import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { uplineTransfer } from '#api/transfers.ts';
import { demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { balanceOf, memberAccount } from '#sandbox/money/ledger.ts';
import { memberTransfersOf } from '#sandbox/money/transfers.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { uplineAccount } from '#sandbox/seed/transfers.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { UplineScreen } from './UplineScreen.tsx';
import { useUplineScreen } from './useUplineScreen.ts';

const memberId = memberIdOf(accounts.member);

async function renderUpline(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(UplineScreen, useUplineScreen, {
    persona: 'member',
    scenario: 'transfers',
    path: '/rng?centre=transferUpline',
    ...options,
  });
  const { canvas, sandbox, t } = rendered;
  return {
    ...rendered,
    heading: (name: string) => canvas.findByRole('heading', { name, level: 3 }),
    balances: () => [memberId, memberIdOf(uplineAccount)].map((id) => balanceOf(sandbox, memberAccount(id))),
    made: () => memberTransfersOf(sandbox, memberId),
    /** Fills the form in, confirms with a payment password, and clicks twice. */
    async transfer(password = demoPaymentPassword) {
      await userEvent.type(await canvas.findByRole('textbox', { name: t('upline:form.amount') }), '๕๐๐{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: t('upline:confirm.title') }));
      const label = t('paymentPassword:label');
      const pin = dialog.getByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });
      await userEvent.type(pin, password);
      await userEvent.dblClick(dialog.getByRole('button', { name: t('upline:confirm.do', { amount: '฿500.00' }) }));
      return pin;
    },
  };
}

test('a transfer is made once for two clicks, and listed', async () => {
  const { balances, canvas, heading, made, t, transfer } = await renderUpline();
  const [own = 0, upline = 0] = balances();
  await transfer();
  await waitFor(async () => expect(await heading(t('upline:done.title', { amount: '฿500.00' }))).toHaveFocus());
  await expect(balances()).toEqual([own - 50_000, upline + 50_000]);
  await canvas.findByText(made()[0]?.reference ?? '', { exact: false, selector: 'li *' });
  await userEvent.click(canvas.getByRole('button', { name: t('upline:done.again') }));
  await expect(await canvas.findByRole('textbox', { name: t('upline:form.amount') })).toHaveValue('');
  // The running total follows.
  const sent = canvas.getByText(t('upline:totals.sent'));
  await waitFor(() => expect(sent.nextElementSibling).toHaveTextContent('฿500.00'));
});

test('a wrong payment password transfers nothing and is not kept', async () => {
  const { calls, made, transfer } = await renderUpline();
  const pin = await transfer('111111');
  await waitFor(() => expect(pin).toHaveAttribute('aria-invalid', 'true'));
  await expect(pin).toHaveValue('');
  await expect(calls(uplineTransfer)).toHaveLength(0);
  await expect(made()).toEqual([]);
});

test.each(['header', 'none'] as const)(
  'a transfer whose answer is lost is found by the check, and not made twice (keys: %s)',
  async (idempotency) => {
    const { canvas, heading, made, t, transfer } = await renderUpline({
      faults: [{ match: 'uplineTransfer', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
      prepare(sandbox) {
        changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency } });
      },
    });
    await transfer();
    await heading(t('upline:unknown.title'));
    await userEvent.click(canvas.getByRole('button', { name: t('upline:unknown.check') }));
    await heading(t('upline:done.title', { amount: '฿500.00' }));
    await expect(made()).toHaveLength(1);
  },
);

test('a refused transfer keeps what was typed', async () => {
  const { canvas, made, t, transfer } = await renderUpline({
    faults: [{ match: 'uplineTransfer', fault: { kind: 'refuse', code: 'insufficient_balance' } }],
  });
  await transfer();
  await canvas.findByText(t('upline:nothingMoved'));
  await expect(await canvas.findByRole('textbox', { name: t('upline:form.amount') })).toHaveValue('๕๐๐');
  await expect(made()).toEqual([]);
});
