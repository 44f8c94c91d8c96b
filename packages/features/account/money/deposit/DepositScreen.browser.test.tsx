import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { depositCreate, depositOrders, depositSlip } from '#api/cashier.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { cancelDeposit, openDeposit, payDeposit, waitingDepositOf } from '#sandbox/money/deposits.ts';
import { decideSlip, slipsToCheck } from '#sandbox/money/depositSlips.ts';
import { balanceOf, memberAccount } from '#sandbox/money/ledger.ts';
import { rewardsOf } from '#sandbox/money/rewards.ts';
import { setLimit } from '#sandbox/play/protections.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { depositMethods } from '#sandbox/seed/cashier.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { useDepositScreen } from './useDepositScreen.ts';

const memberId = memberIdOf(accounts.member);

async function renderDeposit(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(DepositScreen, useDepositScreen, {
    persona: 'member',
    path: '/?centre=depositv2',
    ...options,
  });
  const { canvas, sandbox, t } = rendered;
  /** The name of the card without a bonus. */
  const without = new RegExp(`^${t('deposit:bonus.none')}`);
  const click = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
  const title = (name: string) => canvas.findByRole('heading', { name, level: 3 });
  return {
    ...rendered,
    without,
    click,
    title,
    /** Types a sum and sends it. The first deposit ends the right to a bonus, so that it asks for a choice. */
    async deposit(text: string): Promise<void> {
      const field = await canvas.findByRole('textbox', { name: t('deposit:amount') });
      await userEvent.click(await canvas.findByRole('radio', { name: without }));
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
    },
    async cancel(): Promise<void> {
      await click(t('deposit:waiting.cancel'));
      const question = await screen.findByRole('alertdialog', { name: t('deposit:waiting.cancelTitle') });
      await userEvent.click(within(question).getByRole('button', { name: t('deposit:waiting.cancel') }));
      await waitFor(async () => expect(await title(t('deposit:ended.cancelled'))).toHaveFocus());
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    },
    orders: () =>
      [...sandbox.store.entries('deposits')].flatMap(([, deposit]) => (deposit.memberId === memberId ? [deposit] : [])),
    balance: () => balanceOf(sandbox, memberAccount(memberId)),
  };
}

test('a PromptPay deposit shows no money as moved before the platform confirms it', async () => {
  const { balance, canvas, click, deposit, orders, sandbox, t, title } = await renderDeposit();
  await deposit('๕๐');
  await canvas.findByText(t('deposit:problems.tooLittle', { limit: '฿100.00' }));
  await deposit('๕๐๐');
  await waitFor(async () => expect(await title(t('deposit:waiting.title'))).toHaveFocus());
  await click(t('deposit:waiting.check'));
  await canvas.findByText(t('deposit:waiting.notYet'));
  await expect(balance()).toBe(1_000_000);

  payDeposit(sandbox, waitingDepositOf(sandbox, memberId)?.reference ?? '');
  await click(t('deposit:waiting.check'));
  await title(t('deposit:ended.paid'));
  await canvas.findByText('฿10,500.00');
  await expect(orders()).toHaveLength(1);
  await click(t('deposit:ended.again'));
  await expect(await canvas.findByRole('textbox', { name: t('deposit:amount') })).toHaveValue('');
  // The list is read again once the order has ended.
  await waitFor(() =>
    expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(t('deposit:latest.status.paid')),
    ]),
  );
});

test('MNY-09: a bonus is chosen with its cost, joined with the order, and waits when the money is there', async () => {
  const { calls, canvas, click, orders, sandbox, t, title, without } = await renderDeposit();
  // Before a sum is typed, the figures are those of an example, which they name.
  await canvas.findByText(t('deposit:bonus.plays', { amount: '฿500', total: '฿750' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: t('deposit:amount') }), '1000');
  const first = await canvas.findByRole('radio', { name: /฿1,500/ });
  await expect(canvas.getByRole('radio', { name: without })).not.toBeChecked();
  await expect(first).not.toBeChecked();
  await userEvent.click(first);
  await expect(first).toBeChecked();
  await click(t('deposit:submit'));
  await title(t('deposit:waiting.title'));
  await expect(calls(depositCreate)[0]?.input.bonus?.promotionId).toBe('promo-1');
  payDeposit(sandbox, waitingDepositOf(sandbox, memberId)?.reference ?? '');
  await expect(orders()).toHaveLength(1);
  const waiting = rewardsOf(sandbox, { id: memberId }).filter(({ state }) => state === 'claimable');
  await expect(waiting.map(({ reward }) => reward.satang)).toContain(50_000);
  await click(t('deposit:waiting.check'));
  await title(t('deposit:ended.paid'));
  await canvas.findByText('฿11,000.00');
  await canvas.findByText(t('deposit:ended.bonus', { amount: '฿500.00' }));
});

test('MNY-09: a first deposit asks with or without its bonus, also where the sum is too small for it', async () => {
  const { calls, canvas, orders, t, title, without } = await renderDeposit();
  await canvas.findByText(t('deposit:bonus.onlyNow'));
  const amount = canvas.getByRole('textbox', { name: t('deposit:amount') });
  await userEvent.type(amount, '100{Enter}');
  await canvas.findByText(t('deposit:problems.choice'));
  const [bonus] = canvas.getAllByRole('radio');
  await waitFor(() => expect(bonus).toHaveFocus());
  // The sum is too small for it: said at the sum, and nothing is sent.
  await userEvent.keyboard(' ');
  await canvas.findByText(t('deposit:bonus.from', { amount: '฿300' }));
  await userEvent.type(amount, '{Enter}');
  await canvas.findByText(t('deposit:problems.belowBonus', { limit: '฿300.00' }));
  await expect(orders()).toHaveLength(0);
  const none = canvas.getByRole('radio', { name: without });
  await userEvent.click(none);
  await waitFor(() => expect(canvas.queryByText(t('deposit:problems.choice'))).toBeNull());
  await userEvent.type(amount, '{Enter}');
  await title(t('deposit:waiting.title'));
  await expect(calls(depositCreate)[0]?.input).not.toHaveProperty('bonus');
  await expect(orders()).toHaveLength(1);
});

test('the method of the last deposit is chosen, and nothing is asked where no right ends', async () => {
  const { canvas, orders, t, title } = await renderDeposit({
    prepare: (sandbox) => {
      for (const bank of depositMethods.filter(({ id }) => id === 'bank')) {
        const { reference } = sandbox.store.transaction(() => openDeposit(sandbox, memberId, bank, 30_000));
        payDeposit(sandbox, reference);
      }
    },
  });
  await canvas.findByRole('radio', { name: new RegExp(`^${t('deposit:bonus.none')}`) });
  await expect(canvas.queryByText(t('deposit:bonus.onlyNow'))).toBeNull();
  await userEvent.type(canvas.getByRole('textbox', { name: t('deposit:amount') }), '400{Enter}');
  await title(t('deposit:waiting.title'));
  await expect(orders().map(({ methodId }) => methodId)).toEqual(['bank', 'bank']);
});

test('MNY-09: a bonus whose terms have changed opens no order; the deposit goes on without it', async () => {
  const { canvas, click, orders, sandbox, t, without } = await renderDeposit();
  await userEvent.type(await canvas.findByRole('textbox', { name: t('deposit:amount') }), '500');
  await userEvent.click(await canvas.findByRole('radio', { name: /฿2,500/ }));
  const { promotions } = sandbox.settings;
  const list = promotions.list.map((each) =>
    each.id === 'promo-1' && each.rule?.kind === 'deposit' ? { ...each, rule: { ...each.rule, percent: 40 } } : each,
  );
  changeSettings(sandbox, { promotions: { ...promotions, list } });
  await click(t('deposit:submit'));
  await canvas.findByText(t('deposit:refused.promotion_terms_changed'));
  await expect(orders()).toHaveLength(0);
  // Asked again: the terms are others.
  await expect(canvas.getByRole('radio', { name: without })).not.toBeChecked();
  await canvas.findByText(t('deposit:bonus.plays', { amount: '฿500', total: '฿700' }));
});

test('an order whose answer is lost is found by the check, can be cancelled, and another one opened', async () => {
  const { balance, cancel, click, deposit, orders, t, title } = await renderDeposit({
    faults: [{ match: 'depositCreate', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  await deposit('500');
  await title(t('deposit:unknown.title'));
  await click(t('deposit:unknown.check'));
  await title(t('deposit:waiting.title'));
  await expect(orders()).toMatchObject([{ status: 'waiting', satang: 50_000 }]);
  await cancel();
  await expect(balance()).toBe(1_000_000);
  await click(t('deposit:ended.again'));
  await deposit('200');
  await title(t('deposit:waiting.title'));
  await expect(orders()).toMatchObject([{ status: 'cancelled' }, { status: 'waiting', satang: 20_000 }]);
});

test('an order that is not paid in time takes no money', async () => {
  const { balance, canvas, click, deposit, language, sandbox, t, title } = await renderDeposit();
  const transfer = depositMethods.find(({ kind }) => kind === 'bank')?.name[language] ?? '';
  await userEvent.click(await canvas.findByRole('radio', { name: (name) => name.startsWith(transfer) }));
  await deposit('1,000.50');
  await title(t('deposit:waiting.title'));
  await expect(canvas.getByText(t('deposit:waiting.exactly'))).toBeVisible();
  Object.assign(sandbox, { now: () => Date.now() + 15 * 60_000 });
  await click(t('deposit:waiting.check'));
  await title(t('deposit:ended.expired'));
  await expect(canvas.getByText(t('deposit:ended.expiredText'))).toBeVisible();
  await expect(balance()).toBe(1_000_000);
});

test('an operator without deposit methods', async () => {
  const { t, title } = await renderDeposit({ scenario: 'empty' });
  await title(t('deposit:none'));
});

test('RSP-11: the prompt for a limit is declined once, and not asked after a deposit', async () => {
  const prompted = await renderDeposit();
  await prompted.click(prompted.t('deposit:limitPrompt.decline'));
  await expect(prompted.canvas.queryByText(prompted.t('deposit:limitPrompt.title'))).toBeNull();
  await prompted.deposit('500');
  await prompted.title(prompted.t('deposit:waiting.title'));
  await prompted.cancel();
  await prompted.click(prompted.t('deposit:ended.again'));
  await prompted.canvas.findByRole('form', { name: prompted.t('deposit:form') });
  await expect(prompted.canvas.queryByText(prompted.t('deposit:limitPrompt.title'))).toBeNull();
});

/** Demands a deposit limit (RSP-12). */
const demandLimit = (sandbox: Sandbox): void =>
  changeSettings(sandbox, { responsiblePlay: { ...sandbox.settings.responsiblePlay, required: true } });

test.each([
  ['the site knows', true, 0],
  ['only the platform knows', false, 1],
])(
  'RSP-12: a limit that is demanded, as %s, is set before the deposit, and what was typed stays',
  async (_, known, sent) => {
    const { calls, canvas, deposit, orders, sandbox, t, title } = await renderDeposit({
      prepare: (context) => known && demandLimit(context),
    });
    await (known
      ? canvas.findByRole('form', { name: t('deposit:limitRequired.title') })
      : canvas.findByText(t('deposit:limitPrompt.title')));
    demandLimit(sandbox);
    await deposit('500');
    const limit = within(await canvas.findByRole('form', { name: t('deposit:limitRequired.title') }));
    const value = limit.getByRole('textbox', { name: t('limits:form.amount') });
    await waitFor(() => expect(value).toHaveFocus());
    await canvas.findByText(t('deposit:refused.limit_required'));
    await expect(canvas.queryByText(t('deposit:limitPrompt.title'))).toBeNull();
    await expect(calls(depositCreate)).toHaveLength(sent);
    await expect(orders()).toEqual([]);

    await userEvent.type(value, '400{Enter}');
    await waitFor(() => expect(canvas.queryByRole('form', { name: t('deposit:limitRequired.title') })).toBeNull());
    await canvas.findByRole('meter');
    const amount = canvas.getByRole('textbox', { name: t('deposit:amount') });
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(amount).toHaveValue('500');
    await expect(canvas.queryByText(t('deposit:refused.limit_required'))).toBeNull();
    await deposit('300');
    await title(t('deposit:waiting.title'));
    await expect(orders()).toMatchObject([{ status: 'waiting', satang: 30_000 }]);
  },
);

test('RSP-12: a demanded limit that is used up as soon as it is set leads to why deposits are stopped', async () => {
  const { canvas, t } = await renderDeposit({
    prepare(sandbox) {
      const [method] = depositMethods;
      if (method) {
        const { reference } = sandbox.store.transaction(() => openDeposit(sandbox, memberId, method, 50_000));
        payDeposit(sandbox, reference);
      }
      demandLimit(sandbox);
    },
  });
  const limit = within(await canvas.findByRole('form', { name: t('deposit:limitRequired.title') }));
  await userEvent.type(limit.getByRole('textbox', { name: t('limits:form.amount') }), '400{Enter}');
  const stopped = await canvas.findByRole('heading', { name: t('limits:stop.limitTitle'), level: 3 });
  await expect(canvas.queryByRole('form')).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await expect(document.activeElement).toContainElement(stopped);
});

test('RSP-12: an order that is open already is shown, not the demand for a limit', async () => {
  const { canvas, t, title } = await renderDeposit({
    prepare(sandbox) {
      const [method] = depositMethods;
      if (method) sandbox.store.transaction(() => openDeposit(sandbox, memberId, method, 50_000));
      demandLimit(sandbox);
    },
  });
  await title(t('deposit:waiting.title'));
  await expect(canvas.queryByRole('form', { name: t('deposit:limitRequired.title') })).toBeNull();
});

test('an amount above a limit that was lowered elsewhere is refused with what is left', async () => {
  const { balance, canvas, deposit, orders, sandbox, t } = await renderDeposit();
  await canvas.findByRole('button', { name: '฿500' });
  sandbox.store.transaction(() => setLimit(sandbox, memberId, { kind: 'deposit', period: 'week', value: 30_000 }));
  await deposit('500');
  await expect(await canvas.findByText(t('deposit:nothingMoved'))).toBeVisible();
  const shown = canvas.getAllByText((text) => text.includes('฿300.00'));
  await expect(shown.some((each) => each.closest('[role="alert"]') !== null)).toBe(true);
  await expect(orders()).toEqual([]);
  await expect(balance()).toBe(1_000_000);
});

test('older orders are on further pages', async () => {
  const { calls, canvas, sandbox, t } = await renderDeposit({
    prepare: (made) =>
      made.store.transaction(() => {
        const method = depositMethods[0];
        if (method === undefined) throw new Error('no method');
        for (let satang = 10_000; satang < 10_012; satang += 1) {
          cancelDeposit(made, openDeposit(made, memberId, method, satang).reference);
        }
      }),
  });
  const pages = await canvas.findByRole('navigation', { name: t('deposit:latest.pages') });
  await expect(canvas.getByText('฿100.11')).toBeVisible();
  await userEvent.click(within(pages).getByRole('button', { name: t('memberCentre:paging.next') }));
  await expect(await canvas.findByText('฿100.00')).toBeVisible();
  await waitFor(() => expect(canvas.queryByText('฿100.11')).toBeNull());
  await expect(calls(depositOrders).some(({ input }) => input.pageNo === 2)).toBe(true);
  await expect(waitingDepositOf(sandbox, memberId)).toBeUndefined();
});

test('MNY-07: a transfer that was not recognised is credited after its slip was checked', async () => {
  const { balance, calls, canvas, cancel, deposit, sandbox, t, title } = await renderDeposit({
    faults: [{ match: 'depositSlip', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  await deposit('500');
  await title(t('deposit:waiting.title'));
  await cancel();
  const ask = (name: string) => name.startsWith(t('deposit:slip.ask'));
  await userEvent.click(canvas.getAllByRole('button', { name: ask })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: t('deposit:slip.title') }));
  await userEvent.upload(dialog.getByLabelText(t('deposit:slip.picture'), { exact: false }), await pngFile());
  await dialog.findByText(t('uploads:state.sent'));
  await userEvent.click(dialog.getByRole('button', { name: t('deposit:slip.do') }));
  // The first answer is lost; sending it again counts once.
  await dialog.findByText(t('deposit:slip.maybe'));
  await userEvent.click(dialog.getByRole('button', { name: t('deposit:slip.do') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(calls(depositSlip)).toHaveLength(2);
  const [waiting] = slipsToCheck(sandbox);
  await expect(waiting?.slip.digests).toHaveLength(1);
  await expect(balance()).toBe(1_000_000);
  decideSlip(sandbox, waiting?.deposit.reference ?? '', 'accepted');
  await waitFor(async () => expect(await title(t('deposit:ended.paid'))).toBeVisible());
  await expect(balance()).toBe(1_050_000);
});

/** A picture of a single colour. */
async function pngFile(): Promise<File> {
  const drawing = document.createElement('canvas');
  const blob = await new Promise<Blob>((resolve, reject) =>
    drawing.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture')))),
  );
  return new File([blob], 'slip.png', { type: 'image/png' });
}
