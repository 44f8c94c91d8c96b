import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { agentDownlines, agentMessage, agentTransfer } from '#api/agentTeam.ts';
import { demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { givenEnvelopesOf } from '#sandbox/money/givenEnvelopeRows.ts';
import { balanceOf, memberAccount } from '#sandbox/money/ledger.ts';
import { memberTransfersOf } from '#sandbox/money/transfers.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { savedFiles } from '../reports/savedFiles.testing.ts';
import { TeamScreen } from './TeamScreen.tsx';
import { useTeamScreen } from './useTeamScreen.ts';

const ploy = memberIdOf('ploy');

async function renderTeam(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(TeamScreen, useTeamScreen, {
    persona: 'agent',
    scenario: 'transfers',
    path: `/rng?agent=teamManagement&ref=${ploy}`,
    ...options,
  });
  const { canvas, sandbox, t } = rendered;
  const openTab = async (name: 'rates' | 'transfer' | 'envelope' | 'message') =>
    userEvent.click(await canvas.findByRole('tab', { name: t(`agentTeam:tabs.${name}`) }));
  /** Confirms with the payment password, and clicks twice. */
  const confirm = async (title: string, action: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const label = t('paymentPassword:label');
    const pin = dialog.getByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });
    await userEvent.type(pin, demoPaymentPassword);
    await userEvent.dblClick(dialog.getByRole('button', { name: action }));
  };
  return {
    ...rendered,
    openTab,
    heading: (name: string) => canvas.findByRole('heading', { name, level: 3 }),
    balances: () => [memberIdOf('agent'), ploy].map((id) => balanceOf(sandbox, memberAccount(id))),
    made: () => memberTransfersOf(sandbox, memberIdOf('agent')),
    given: () => givenEnvelopesOf(sandbox, memberIdOf('agent')),
    async transfer() {
      await openTab('transfer');
      await userEvent.type(await canvas.findByRole('textbox', { name: t('upline:form.amount') }), '500{Enter}');
      await confirm(t('upline:confirm.title'), t('upline:confirm.do', { amount: '฿500.00' }));
    },
    async give() {
      await openTab('envelope');
      const days = await canvas.findByRole('combobox', { name: t('agentEnvelopes:days') });
      await userEvent.selectOptions(days, t('agentEnvelopes:daysOf.7'));
      await userEvent.type(canvas.getByRole('textbox', { name: t('agentEnvelopes:message') }), 'สุขสันต์วันเกิด');
      await userEvent.type(canvas.getByRole('textbox', { name: t('agentEnvelopes:amount') }), '500{Enter}');
      await confirm(t('agentEnvelopes:confirm.title'), t('agentEnvelopes:submitAmount', { amount: '฿500.00' }));
    },
  };
}

test('a transfer to the downline is made once for two clicks', async () => {
  const { balances, heading, made, t, transfer } = await renderTeam();
  const [own = 0, below = 0] = balances();
  await transfer();
  await heading(t('upline:done.title', { amount: '฿500.00' }));
  await expect(balances()).toEqual([own - 50_000, below + 50_000]);
  await expect(made()).toHaveLength(1);
});

test.each(['header', 'none'] as const)(
  'a transfer whose answer is lost is found by the check, and not made twice (keys: %s)',
  async (idempotency) => {
    const { canvas, heading, made, t, transfer } = await renderTeam({
      faults: [{ match: 'agentTransfer', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
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

test('an envelope is given once for two clicks, and the list says that it waits (AGT-08)', async () => {
  const { balances, canvas, give, given, heading, t } = await renderTeam();
  const [own = 0, below = 0] = balances();
  await give();
  await heading(t('agentEnvelopes:done.title', { amount: '฿500.00' }));
  await expect(balances()).toEqual([own - 50_000, below]);
  await expect(given()).toMatchObject([{ toId: ploy, satang: 50_000, message: 'สุขสันต์วันเกิด', ended: null }]);
  const list = within(canvas.getByRole('region', { name: t('agentEnvelopes:list.title') }));
  await expect(await list.findByText(t('agentEnvelopes:list.states.waiting'))).toBeVisible();
});

test('an envelope whose answer is lost is found by the check, and not given twice (keys: none)', async () => {
  const { canvas, give, given, heading, t } = await renderTeam({
    faults: [{ match: 'redEnvelopeGive', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
    prepare(sandbox) {
      changeSettings(sandbox, { policy: { ...sandbox.settings.policy, idempotency: 'none' } });
    },
  });
  await give();
  await heading(t('agentEnvelopes:unknown.title'));
  await userEvent.click(canvas.getByRole('button', { name: t('agentEnvelopes:unknown.check') }));
  await heading(t('agentEnvelopes:done.title', { amount: '฿500.00' }));
  await expect(given()).toHaveLength(1);
});

test('a branch is read when it is opened, once, and closes (AGT-04)', async () => {
  const { canvas, calls, t } = await renderTeam({ path: '/rng?agent=teamManagement' });
  const toggle = { name: t('agentTeam:branch.toggle', { account: 'nok' }) };
  const open = await canvas.findByRole('button', toggle);
  await expect(calls(agentDownlines)).toHaveLength(1);
  await userEvent.click(open);
  await expect(await canvas.findByRole('link', { name: /ploy/ })).toBeVisible();
  await expect(canvas.getByRole('row', { name: /ploy/ })).toHaveAttribute('aria-level', '2');
  await expect(calls(agentDownlines).map(({ input }) => input)).toMatchObject([{}, { parent: memberIdOf('nok') }]);
  await userEvent.click(canvas.getByRole('button', toggle));
  await expect(canvas.queryByRole('link', { name: /ploy/ })).toBeNull();
});

test('an account that is followed from the list is shown from its beginning, and has the focus', async () => {
  const { canvas, t } = await renderTeam({ path: '/rng?agent=teamManagement' });
  const link = await canvas.findByRole('link', { name: /nok/ });
  link.focus();
  link.scrollIntoView({ block: 'start' });
  await userEvent.keyboard('{Enter}');
  const path = await canvas.findByRole('navigation', { name: t('agentTeam:path') });
  await canvas.findByRole('tab', { name: t('agentTeam:tabs.details') });
  const account = canvas.getByRole('group', { name: t('agentTeam:title') });
  await expect(account).toHaveFocus();
  await expect(account).toContainElement(path);
  await expect(path.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('the whole branch is listed by level, and saved with every account and without formulas', async () => {
  const saved = savedFiles();
  const { canvas, calls, t } = await renderTeam({
    path: '/rng?agent=teamManagement',
    prepare: ({ store }) =>
      store.transaction(() => {
        const member = store.get('members', ploy);
        if (member) store.put('members', ploy, { ...member, nickname: '=1+1' });
      }),
  });
  await canvas.findByRole('link', { name: /malee/ });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('agentTeam:columns.level') }), '2');
  await expect(await canvas.findByRole('link', { name: /ploy/ })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /malee/ })).toBeNull();
  await expect(canvas.queryByRole('treegrid')).toBeNull();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('agentTeam:columns.level') }), '0');
  await expect(await canvas.findByRole('link', { name: /malee/ })).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: t('records:file.save') }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  await expect(lines).toHaveLength(7);
  await expect(lines.join('\n')).toContain(`"ploy","'=1+1"`);
  // Each row names the account above it, whatever stands before it in the file.
  const above = lines[0]?.split(',').indexOf(`"${t('agentTeam:columns.upline')}"`) ?? -1;
  const uplineOf = (account: string) => lines.find((line) => line.startsWith(`"${account}"`))?.split(',')[above];
  await expect(['nok', 'ploy'].map(uplineOf)).toEqual(['"agent"', '"nok"']);
  await expect(calls(agentDownlines).at(-1)?.input).toMatchObject({ level: 0, pageNo: 1 });
});

test('a branch that cannot be read is read again on request', async () => {
  const { canvas, t } = await renderTeam({
    path: '/rng?agent=teamManagement',
    // A read is repeated twice before it fails.
    faults: [{ match: 'agentDownlines', when: { calls: [2, 3, 4] }, fault: { kind: 'network' } }],
  });
  await userEvent.click(await canvas.findByRole('button', { name: t('agentTeam:branch.toggle', { account: 'nok' }) }));
  await userEvent.click(await canvas.findByRole('button', { name: t('agentTeam:branch.retry') }));
  await expect(await canvas.findByRole('link', { name: /ploy/ })).toBeVisible();
});

test('an operator without transfers offers none', async () => {
  const { canvas, calls, t } = await renderTeam({ scenario: 'ready' });
  await canvas.findByRole('tab', { name: t('agentTeam:tabs.message') });
  for (const tab of ['transfer', 'envelope'] as const)
    await expect(canvas.queryByRole('tab', { name: t(`agentTeam:tabs.${tab}`) })).toBeNull();
  await expect(calls(agentTransfer)).toHaveLength(0);
});

test('a message is sent once for two clicks', async () => {
  const { canvas, calls, openTab, sandbox, t } = await renderTeam();
  await openTab('message');
  const field = canvas.getByRole('textbox', { name: (name) => name.startsWith(t('agentTeam:messageText')) });
  await userEvent.type(field, 'hello');
  await userEvent.dblClick(canvas.getByRole('button', { name: t('agentTeam:sendMessage') }));
  await canvas.findByText(t('agentTeam:messageSent'));
  await expect(calls(agentMessage)).toHaveLength(1);
  await expect(sandbox.store.get('memberMessages', ploy)?.ids).toHaveLength(1);
});

test('an account of another team is said not to exist', async () => {
  const { canvas, t } = await renderTeam({ path: `/rng?agent=teamManagement&ref=${memberIdOf('cashout')}` });
  await expect(await canvas.findByRole('heading', { name: t('agentTeam:unknown') })).toBeVisible();
  await waitFor(() => expect(canvas.getAllByRole('heading')).toHaveLength(1));
});

test('an agent directly below leads to the contracts of each kind', async () => {
  const nok = memberIdOf('nok');
  const path = `/rng?agent=teamManagement&ref=${nok}`;
  const { canvas, t } = await renderTeam({ scenario: 'contracts', path });
  const contracts = await canvas.findByRole('navigation', { name: t('agentTeam:contractsWith') });
  const links = within(contracts).getAllByRole('link');
  await expect(links).toHaveLength(4);
  await expect(links[1]).toHaveAttribute('href', '/rng?agent=dailySalary&ref=account%3Dnok');
});

test('a player further down leads to no contracts', async () => {
  const { canvas, heading, t } = await renderTeam({ scenario: 'contracts' });
  await heading('พลอยประกาย (ploy)');
  await canvas.findByRole('navigation', { name: t('agentTeam:reports.label') });
  await expect(canvas.queryByRole('navigation', { name: t('agentTeam:contractsWith') })).toBeNull();
});
