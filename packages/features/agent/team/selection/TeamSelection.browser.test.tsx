import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { agentEnvelopeMany, agentMessageMany, agentRatesMany, agentSelection } from '#api/agentSelection.ts';
import { mostSelected } from '#api/agentTeam.ts';
import { demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { givenEnvelopesOf } from '#sandbox/money/givenEnvelopeRows.ts';
import { balanceOf, memberAccount } from '#sandbox/money/ledger.ts';
import { startRest } from '#sandbox/play/protections.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { savedFiles } from '../../reports/savedFiles.testing.ts';
import { TeamScreen } from '../TeamScreen.tsx';
import { useTeamScreen } from '../useTeamScreen.ts';
import type { WorkName } from './selection.types.ts';

const [agent, malee] = ['agent', 'malee'].map(memberIdOf) as [string, string];

async function renderTeam(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(TeamScreen, useTeamScreen, {
    persona: 'agent',
    scenario: 'transfers',
    path: '/rng?agent=teamManagement',
    ...options,
  });
  const { canvas, sandbox, t } = rendered;
  const box = (account: string) => canvas.findByRole('checkbox', { name: t('agentMany:pick', { account }) });
  const said = (count: number) => canvas.findByText(t('agentMany:selected', { count }));
  return {
    ...rendered,
    box,
    said,
    mode: () => canvas.findByRole('button', { name: t('agentMany:select') }),
    /** Picks accounts of the list, and opens what is done with them. */
    async open(work: WorkName, accounts: readonly string[]) {
      await userEvent.click(await canvas.findByRole('button', { name: t('agentMany:select') }));
      for (const account of accounts) await userEvent.click(await box(account));
      await said(accounts.length);
      await userEvent.click(canvas.getByRole('button', { name: t(`agentMany:actions.${work}`) }));
      const name = t(`agentMany:titles.${work}`, { count: accounts.length });
      return within(await screen.findByRole('dialog', { name }));
    },
    messagesOf: (id: string) => sandbox.store.get('memberMessages', id)?.ids.length ?? 0,
    given: () => givenEnvelopesOf(sandbox, agent),
  };
}
type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof renderTeam>>['open']>>;

const write = async (dialog: Dialog, t: Awaited<ReturnType<typeof renderTeam>>['t'], text: string) =>
  userEvent.type(
    await dialog.findByRole('textbox', { name: (name) => name.startsWith(t('agentTeam:messageText')) }),
    text,
  );

test('accounts stay picked through filters, are counted politely, and Escape leaves the mode (AGT-14)', async () => {
  const { box, canvas, mode, said, t } = await renderTeam();
  await userEvent.click(await mode());
  await expect(await mode()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await box('malee'));
  await userEvent.click(await box('nok'));
  await expect((await said(2)).closest('[role="status"]')).not.toBeNull();
  // No row leads away meanwhile.
  await expect(canvas.queryByRole('link', { name: /malee/ })).toBeNull();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('agentTeam:kind') }), 'agent');
  await waitFor(() =>
    expect(canvas.queryByRole('checkbox', { name: t('agentMany:pick', { account: 'malee' }) })).toBeNull(),
  );
  await expect(await box('nok')).toBeChecked();
  await said(2);
  await userEvent.click(await box('nok'));
  await said(1);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('agentTeam:kind') }), 'all');
  await expect(await box('malee')).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull());
  await expect(await mode()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(await mode());
  await expect(await box('malee')).not.toBeChecked();
});

/** Adds accounts like malee, who has never played, to the direct downline. */
const addQuiet = ({ store }: Pick<Sandbox, 'store'>, count: number): void =>
  store.transaction(() => {
    const like = store.get('members', malee);
    if (like === undefined) return;
    for (let at = 0; at < count; at += 1)
      store.put('members', `quiet-${at}`, { ...like, id: `quiet-${at}`, account: `quiet${at}` });
  });

test('all that match the filter are picked, not a page of them', async () => {
  const { calls, canvas, mode, t } = await renderTeam({
    path: '/rng?agent=teamManagement&ref=kind%3Dquiet',
    prepare: (sandbox) => addQuiet(sandbox, 30),
  });
  await userEvent.click(await mode());
  const begins = t('agentMany:all', { count: '' }).trim();
  const all = await canvas.findByRole('button', { name: (name) => name.startsWith(begins) });
  const count = Number(/\d+/.exec(all.textContent)?.[0]);
  await expect(count).toBeGreaterThan(30);
  await userEvent.click(all);
  await canvas.findByText(t('agentMany:selected', { count }));
  await expect(calls(agentSelection)).toMatchObject([{ input: { filter: { state: 'quiet', level: 0 } } }]);
  for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
});

test('more than one selection can have is said, and nothing can be done with it', async () => {
  const { canvas, mode, t } = await renderTeam({ prepare: (sandbox) => addQuiet(sandbox, mostSelected + 1) });
  await userEvent.click(await mode());
  const begins = t('agentMany:all', { count: '' }).trim();
  await userEvent.click(await canvas.findByRole('button', { name: (name) => name.startsWith(begins) }));
  await expect(await canvas.findByText(t('agentMany:tooMany', { most: mostSelected }))).toBeVisible();
});

test('a row is picked by the keyboard in the tree', async () => {
  const { canvas, box, mode, said } = await renderTeam();
  await userEvent.click(await mode());
  const row = canvas.getByRole('row', { name: /malee/ });
  await expect(row).toHaveAttribute('aria-selected', 'false');
  row.focus();
  await userEvent.keyboard(' ');
  await expect(await box('malee')).toBeChecked();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await said(1);
});

test('a finger that rests on a row picks it and begins the mode', async () => {
  const { canvas, box, said } = await renderTeam();
  await canvas.findByRole('link', { name: /malee/ });
  const row = canvas.getByRole('row', { name: /malee/ });
  row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', clientX: 5, clientY: 5 }));
  await said(1);
  await expect(await box('malee')).toBeChecked();
});

test('a message is sent once for two clicks, and who was not reached is listed with the reason', async () => {
  const { calls, messagesOf, open, t } = await renderTeam({
    prepare: (sandbox) => sandbox.store.transaction(() => void startRest(sandbox, malee, 'exclusion', '6m')),
  });
  const before = messagesOf(malee);
  const dialog = await open('message', ['malee', 'nok']);
  const field = await dialog.findByRole('textbox', { name: (name) => name.startsWith(t('agentTeam:messageText')) });
  await waitFor(() => expect(field).toHaveFocus());
  await write(dialog, t, 'hello');
  await userEvent.dblClick(dialog.getByRole('button', { name: t('agentMany:message.send', { count: 2 }) }));
  const heading = await dialog.findByRole('heading', { name: t('agentMany:results.done', { done: 1, count: 2 }) });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(dialog.getByText(t('agentMany:outcomes.operation_not_allowed'))).toBeVisible();
  await expect(calls(agentMessageMany)).toHaveLength(1);
  await expect([messagesOf(memberIdOf('nok')), messagesOf(malee)]).toEqual([1, before]);
});

test('a message whose answer is lost is asked for again as the same, and sent once', async () => {
  const { calls, messagesOf, open, t } = await renderTeam({
    faults: [{ match: 'agentMessageMany', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  const dialog = await open('message', ['malee', 'nok']);
  await write(dialog, t, 'hello');
  const send = dialog.getByRole('button', { name: t('agentMany:message.send', { count: 2 }) });
  await userEvent.click(send);
  await dialog.findByText(t('agentMany:message.maybe'));
  await userEvent.click(send);
  await dialog.findByRole('heading', { name: t('agentMany:results.done', { done: 2, count: 2 }) });
  await expect(calls(agentMessageMany)).toHaveLength(2);
  await expect(messagesOf(malee)).toBe(1);
});

test('a selection that is over says so, and is made again with nothing typed lost', async () => {
  const { calls, canvas, messagesOf, open, sandbox, t } = await renderTeam();
  const dialog = await open('message', ['malee', 'nok']);
  await write(dialog, t, 'hello');
  sandbox.store.transaction(() => {
    for (const [id, selection] of sandbox.store.entries('agentSelections'))
      sandbox.store.put('agentSelections', id, { ...selection, until: sandbox.now() });
  });
  const send = dialog.getByRole('button', { name: t('agentMany:message.send', { count: 2 }) });
  await userEvent.click(send);
  await dialog.findByText(t('agentMany:expired'));
  await expect(messagesOf(malee)).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: t('agentMany:again') }));
  await waitFor(() => expect(dialog.queryByText(t('agentMany:expired'))).toBeNull());
  await expect(dialog.getByRole('textbox')).toHaveValue('hello');
  await userEvent.click(send);
  await dialog.findByRole('heading', { name: t('agentMany:results.done', { done: 2, count: 2 }) });
  await expect(calls(agentSelection)).toHaveLength(2);
  await expect(messagesOf(malee)).toBe(1);
  await userEvent.click(dialog.getByRole('button', { name: t('agentMany:results.close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByText(t('agentMany:selected', { count: 2 }))).toBeVisible();
});

test('rates are set for those directly below; nothing is set where nothing is entered', async () => {
  const { calls, open, t } = await renderTeam();
  const dialog = await open('rates', ['malee', 'nok']);
  const rate = await dialog.findByRole('textbox', { name: t('agentRates:rate', { name: t('common:gameTypes.RNG') }) });
  const save = dialog.getByRole('button', { name: t('agentMany:rates.save', { count: 2 }) });
  await userEvent.click(save);
  await dialog.findByText(t('agentMany:rates.empty'));
  await userEvent.type(rate, '0.75');
  await userEvent.click(save);
  await dialog.findByRole('heading', { name: t('agentMany:results.done', { done: 2, count: 2 }) });
  await expect(calls(agentRatesMany)).toMatchObject([{ input: { rates: [{ gameType: 'RNG', rate: '0.75' }] } }]);
});

/** Gives 200 baht each, and confirms with the payment password and two clicks. */
async function give(dialog: Dialog, t: Awaited<ReturnType<typeof renderTeam>>['t']) {
  await userEvent.type(await dialog.findByRole('textbox', { name: t('agentMany:envelope.amount') }), '200{Enter}');
  const question = within(await screen.findByRole('dialog', { name: t('agentEnvelopes:confirm.title') }));
  const label = t('paymentPassword:label');
  const pin = question.getByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });
  await userEvent.type(pin, demoPaymentPassword);
  // What leaves in all is the platform’s sum.
  const button = await question.findByRole('button', { name: t('agentEnvelopes:submitAmount', { amount: '฿400.00' }) });
  await userEvent.dblClick(button);
}

test('envelopes are given to all at once, for two clicks once (AGT-08)', async () => {
  const { calls, given, open, sandbox, t } = await renderTeam();
  const before = balanceOf(sandbox, memberAccount(agent));
  const dialog = await open('envelope', ['malee', 'nok']);
  await give(dialog, t);
  const title = t('agentMany:envelope.done', { amount: '฿400.00', count: 2 });
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible());
  await expect(calls(agentEnvelopeMany)).toHaveLength(1);
  await expect(given()).toHaveLength(2);
  await expect(balanceOf(sandbox, memberAccount(agent))).toBe(before - 40_000);
});

test.each(['header', 'none'] as const)(
  'envelopes whose answer is lost are found by the check, and not given twice (keys: %s)',
  async (idempotency) => {
    const { canvas, given, open, t } = await renderTeam({
      faults: [{ match: 'agentEnvelopeMany', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
      prepare: (sandbox) => changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency } }),
    });
    const dialog = await open('envelope', ['malee', 'nok']);
    await give(dialog, t);
    await waitFor(() => expect(screen.getByRole('heading', { name: t('agentMany:unknown.title') })).toBeVisible());
    // Left for now, it is still said above the list.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: t('agentMany:toUnresolved') }));
    const again = within(await screen.findByRole('dialog', { name: t('agentMany:envelope.give') }));
    await userEvent.click(await again.findByRole('button', { name: t('agentMany:unknown.check') }));
    await again.findByRole('button', { name: t('agentMany:results.close') });
    await expect(given()).toHaveLength(2);
  },
);

test('the file has exactly the picked accounts', async () => {
  const saved = savedFiles();
  const { open, t } = await renderTeam();
  const dialog = await open('export', ['malee', 'nok']);
  await userEvent.click(await dialog.findByRole('button', { name: t('records:file.save') }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  await expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['"malee"', '"nok"']);
});

test('an account that has left the team is named before anything is done', async () => {
  const { messagesOf, sandbox, canvas, box, t, mode } = await renderTeam();
  await userEvent.click(await mode());
  await userEvent.click(await box('malee'));
  sandbox.store.transaction(() => {
    const member = sandbox.store.get('members', malee);
    if (member) sandbox.store.put('members', malee, { ...member, uplineId: null });
  });
  await userEvent.click(canvas.getByRole('button', { name: t('agentMany:actions.message') }));
  const refusal = await screen.findByText(t('agentMany:refused.downline_not_found'));
  // It comes in the dialog, which opens.
  await waitFor(() => expect(refusal).toBeVisible());
  await expect(messagesOf(malee)).toBe(0);
});

test('an operator without transfers offers no envelopes', async () => {
  const { canvas, mode, t } = await renderTeam({ scenario: 'ready' });
  await userEvent.click(await mode());
  await canvas.findByRole('button', { name: t('agentMany:actions.rates') });
  await expect(canvas.queryByRole('button', { name: t('agentMany:actions.envelope') })).toBeNull();
});
