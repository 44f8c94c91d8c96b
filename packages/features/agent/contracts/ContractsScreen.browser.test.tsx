import { screen, userEvent, within } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { dividendDeductions } from '#api/agentContract.ts';
import {
  contractList,
  contractOffer,
  contractPreview,
  contractWithdraw,
  dividendProcess,
} from '#api/agentContracts.ts';
import { salaryRecords } from '#api/salaries.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { endingsWith } from '#sandbox/agents/contractEndings.ts';
import { contractsOf } from '#sandbox/agents/contractRows.ts';
import { acceptContract, terminateContract } from '#sandbox/agents/contracts.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { savedFiles } from '../reports/savedFiles.testing.ts';
import { ContractsScreen } from './ContractsScreen.tsx';
import { useContractsScreen } from './useContractsScreen.ts';

const useDividend = () => useContractsScreen('dividend');
const useDaily = () => useContractsScreen('daily');

async function begin(useScreen: typeof useDividend, options: RenderOptions = {}) {
  return renderOnPlatform(ContractsScreen, useScreen, { persona: 'agent', scenario: 'contracts', ...options });
}

/** Opens the acceptance of the operator's dividend, ticks what ends and types the password. */
async function accepting(options: RenderOptions = {}) {
  const rendered = await begin(useDividend, options);
  const { canvas, t } = rendered;
  await userEvent.click(await canvas.findByRole('button', { name: t('contracts:accept') }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('checkbox'));
  await userEvent.type(dialog.getByLabelText(t('contracts:decide.password')), demoPassword);
  return {
    ...rendered,
    dialog,
    confirm: () => dialog.getByRole('button', { name: t('contracts:decide.ACCEPT.confirm') }),
  };
}

/** The contracts of `agent` or `nok` of a kind in a state. */
const own = (sandbox: Parameters<typeof contractsOf>[0], account: string, kind: string, state: string) =>
  contractsOf(sandbox, `member-${account}`).filter(
    (each) => each.downlineId === `member-${account}` && each.kind === kind && each.state === state,
  );

test('a record opens the bets that it is counted on, and the records are saved as a file', async () => {
  const saved = savedFiles();
  const { calls, canvas, t } = await begin(useDaily);
  await userEvent.click(await canvas.findByRole('tab', { name: t('contracts:tabs.records') }));
  const name = t('contracts:records.label', { kind: t('contracts:names.daily') });
  const records = within(await canvas.findByRole('table', { name }));
  const [, first] = records.getAllByRole('rowheader');
  const [headings, , paid] = records.getAllByRole('row');
  const column = within(headings as HTMLElement)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === t('contracts:records.dailyBet'));
  const figure = paid?.children[column]?.lastChild?.textContent;
  await userEvent.click(within(first as HTMLElement).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: t('agentReports:income.rows') }));
  const rows = within(await dialog.findByRole('table', { name: t('agentReports:income.rows') }));
  expect(rows.getAllByRole('row').at(-1)?.textContent).toContain(figure ?? 'no figure');
  // Each account leads to its bets, and the amount to what was passed on.
  const [account] = rows.getAllByRole('rowheader');
  expect(
    within(account as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/agent=teamBetting.*income/);
  const promise = within(dialog.getByLabelText(t('agentReports:income.promise')));
  expect(promise.getByText(t('agentReports:income.passedOn', { account: 'nok' }))).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await canvas.findByRole('button', { name: t('records:file.save') }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n');
  expect(lines).toHaveLength(records.getAllByRole('rowheader').length + 1);
  expect(calls(salaryRecords)).toHaveLength(2);
});

test('the file of dividends says how each base was counted, that of salaries does not', async () => {
  const saved = savedFiles();
  const headings = (t: Awaited<ReturnType<typeof begin>>['t']) => [
    t('agentReports:income.gross'),
    ...dividendDeductions.map((kind) => t(`agentReports:income.deductions.${kind}`)),
    t('agentReports:income.broughtForward'),
    t('agentReports:income.carried'),
  ];
  const save = async (useScreen: typeof useDividend, options?: RenderOptions) => {
    const rendered = await begin(useScreen, options);
    const { canvas, t } = rendered;
    await userEvent.click(await canvas.findByRole('tab', { name: t('contracts:tabs.records') }));
    const count = saved.length + 1;
    await userEvent.click(await canvas.findByRole('button', { name: t('records:file.save') }));
    await vi.waitFor(() => expect(saved).toHaveLength(count));
    const lines = (await saved.at(-1)?.text())?.trim().split('\r\n') ?? [];
    const cells = (line = '') =>
      line
        .replace('\uFEFF', '')
        .split(',')
        .map((cell) => cell.replaceAll('"', ''));
    return { ...rendered, head: cells(lines[0]), first: cells(lines[1]) };
  };
  const { calls, head, first, sandbox, t } = await save(useDividend, { scenario: 'dividends' });
  const { from = '', to = '' } = calls(salaryRecords).at(-1)?.input ?? {};
  const answer = await sandbox.platform.client.call(salaryRecords, {
    ...{ kind: 'dividend', from, to, pageNo: 1, pageSize: 15 },
  });
  const net = answer.ok ? answer.value.list[0]?.net : undefined;
  if (net == null) throw new Error('the month has no policy');
  const { gross, deductions, broughtForward, carried } = net;
  expect(headings(t).map((heading) => first[head.indexOf(heading)])).toEqual([
    ...[gross, ...deductions.map(({ amount }) => amount), broughtForward, carried],
  ]);
  const daily = await save(useDaily);
  expect(daily.head.filter((heading) => headings(daily.t).includes(heading))).toEqual([]);
});

test('two clicks accept once, and what was ticked ends', async () => {
  const { calls, canvas, confirm, sandbox, t } = await accepting();
  await userEvent.dblClick(confirm());
  await canvas.findByText(t('contracts:state.replaced'));
  expect(calls(dividendProcess)).toHaveLength(1);
  expect(own(sandbox, 'agent', 'dividend', 'accepted')).toHaveLength(1);
  expect(own(sandbox, 'nok', 'dividend', 'terminated')).toHaveLength(1);
});

test('a lost answer says that it may have been done, and the list shows that it was', async () => {
  const { canvas, confirm, dialog, t } = await accepting({
    faults: [{ match: 'dividendProcess', effect: 'applied', fault: { kind: 'network' } }],
  });
  await userEvent.click(confirm());
  await dialog.findByText(t('contracts:decide.maybe'));
  await userEvent.click(dialog.getByRole('button', { name: t('contracts:decide.cancel') }));
  await canvas.findByText(t('contracts:state.replaced'));
});

test('a wrong password leaves the offer as it was, and asks again', async () => {
  const { canvas, dialog, sandbox, t } = await accepting();
  const field = dialog.getByLabelText(t('contracts:decide.password'));
  await userEvent.clear(field);
  await userEvent.type(field, 'wrong');
  await userEvent.click(dialog.getByRole('button', { name: t('contracts:decide.ACCEPT.confirm') }));
  await dialog.findByText(t('errors:passwordIncorrect'));
  expect(own(sandbox, 'agent', 'dividend', 'offered')).toHaveLength(1);
  // Nothing else would end: what was ticked stays so.
  expect(dialog.getByRole('checkbox')).toBeChecked();
  await userEvent.clear(field);
  await userEvent.type(field, demoPassword);
  await userEvent.click(dialog.getByRole('button', { name: t('contracts:decide.ACCEPT.confirm') }));
  await canvas.findByText(t('contracts:state.replaced'));
});

test('other contracts that would end meanwhile are shown before anything is done', async () => {
  const { calls, canvas, confirm, dialog, sandbox, t } = await accepting();
  const [ending] = own(sandbox, 'nok', 'dividend', 'accepted');
  const nok = sandbox.store.get('members', 'member-nok');
  if (ending === undefined || nok === undefined) throw new Error('nothing to end');
  sandbox.store.transaction(() => terminateContract(sandbox, nok, ending, []));
  await userEvent.click(confirm());
  await dialog.findByText(t('contracts:refused.contract_changed'));
  await dialog.findByText(t('contracts:decide.nothingEnds'));
  expect(calls(contractPreview)).toHaveLength(2);
  await userEvent.click(confirm());
  await canvas.findByText(t('contracts:state.replaced'));
  expect(calls(dividendProcess).map(({ input }) => input.seenEnds)).toEqual([[ending.id], []]);
});

test('an offer that was accepted in another tab is not accepted again', async () => {
  const { canvas, confirm, dialog, sandbox, t } = await accepting();
  const [offered] = own(sandbox, 'agent', 'dividend', 'offered');
  if (offered === undefined) throw new Error('nothing waits');
  sandbox.store.transaction(() =>
    acceptContract(
      sandbox,
      offered,
      endingsWith(sandbox, offered).map(({ contract }) => contract.id),
    ),
  );
  await userEvent.click(confirm());
  await dialog.findByText(t('contracts:refused.contract_closed'));
  await userEvent.click(dialog.getByRole('button', { name: t('contracts:decide.cancel') }));
  await canvas.findByText(t('contracts:state.replaced'));
  expect(canvas.queryByRole('button', { name: t('contracts:accept') })).toBeNull();
});

test('an offer is previewed, sent once and taken back', async () => {
  const { calls, canvas, sandbox, t } = await begin(useDaily);
  await userEvent.click(await canvas.findByRole('tab', { name: t('contracts:tabs.downline') }));
  await userEvent.click(await canvas.findByRole('button', { name: t('contracts:withdraw') }));
  const ask = within(await screen.findByRole('alertdialog'));
  await userEvent.dblClick(ask.getByRole('button', { name: t('contracts:withdrawing.confirm') }));
  await vi.waitFor(() => expect(own(sandbox, 'nok', 'daily', 'offered')).toEqual([]));
  expect(calls(contractWithdraw)).toHaveLength(1);

  await userEvent.click(await canvas.findByRole('button', { name: t('contracts:offer') }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('contracts:form.to') }), 'member-nok');
  const rate = () => canvas.getByRole('textbox', { name: `${t('contracts:rate')} (%)` });
  await userEvent.type(canvas.getByRole('textbox', { name: t('contracts:conditions.dailyBet') }), '500');
  await userEvent.type(rate(), '9');
  const preview = () => userEvent.click(canvas.getByRole('button', { name: t('contracts:form.preview') }));
  await preview();
  await canvas.findByText(t('contracts:refused.rate_out_of_range', { tier: 1, max: '0.00' }));
  await userEvent.type(canvas.getByRole('textbox', { name: t('contracts:conditions.activeMembers') }), '1');
  await userEvent.clear(rate());
  await userEvent.type(rate(), '0.1');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('contracts:form.start') }), '2026-11-25');
  await preview();
  await canvas.findByRole('heading', { name: t('contracts:form.previewTitle') });
  const send = canvas.getAllByRole('button').find(({ textContent }) => textContent.includes('(nok)'));
  await userEvent.dblClick(send as HTMLElement);
  await canvas.findByText(t('contracts:state.offered'));
  expect(calls(contractOffer)).toHaveLength(1);
  expect(own(sandbox, 'nok', 'daily', 'offered')).toMatchObject([
    { tiers: [{ dailyBet: 50_000, rate: 10 }], from: Date.parse('2026-11-25T00:00:00+07:00') },
  ]);
});

test('the records load when they are asked for, for the days that are chosen', async () => {
  const { calls, canvas, t } = await begin(useDaily);
  await canvas.findByRole('button', { name: t('contracts:terminate') });
  expect(calls(salaryRecords)).toEqual([]);
  await userEvent.click(canvas.getByRole('tab', { name: t('contracts:tabs.records') }));
  const table = within(await canvas.findByRole('table'));
  await table.findAllByText(t('contracts:records.states.paid'));
  const rows = table.getAllByRole('row').length;
  await userEvent.click(canvas.getByRole('radio', { name: t('records:range.month') }));
  await vi.waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(rows));
  expect(calls(contractList)).toHaveLength(1);
});
