import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { agentBets } from '#api/agentReports.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { savedFiles } from '../reports/savedFiles.testing.ts';
import { linkedView } from '../team/team.model.ts';
import { BettingScreen } from './BettingScreen.tsx';
import { useBettingScreen } from './useBettingScreen.ts';

async function renderBets(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(BettingScreen, useBettingScreen, {
    persona: 'agent',
    scenario: 'played',
    path: '/?agent=teamBetting',
    ...options,
  });
  const { canvas, t } = rendered;
  return {
    ...rendered,
    list: () => within(canvas.getByRole('table', { name: t('agentReports:betting.list') })),
    count: () => Number(canvas.getByText(t('records:bets.count')).nextSibling?.textContent?.replaceAll(',', '')),
  };
}

test('the answer to a former filter does not replace that of the latest', async () => {
  const { calls, canvas, list, sandbox, t } = await renderBets({
    // Until it is released below.
    faults: [{ match: 'agentBets', when: { calls: [2] }, fault: { kind: 'delay', ms: 600_000 } }],
  });
  await waitFor(() => expect(list().getAllByRole('rowheader').length).toBeGreaterThan(1));
  await userEvent.selectOptions(canvas.getByLabelText(t('records:status')), t('records:states.won'));
  await waitFor(() => expect(calls(agentBets)).toHaveLength(2));
  await userEvent.selectOptions(canvas.getByLabelText(t('records:status')), t('records:states.lost'));
  await waitFor(() => expect(list().queryByText(t('records:states.won'))).toBeNull());
  await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
  sandbox.faults.release();
  await waitFor(() => expect(calls(agentBets).every(({ settled }) => settled)).toBe(true));
  await expect(list().queryByText(t('records:states.won'))).toBeNull();
  await expect(list().getAllByText(t('records:states.lost')).length).toBeGreaterThan(0);
});

test('a file of which a page fails is not saved; the next try saves all rows, without formulas', async () => {
  const saved = savedFiles();
  const { calls, canvas, count, list, t } = await renderBets({
    // A read is repeated twice before it fails.
    faults: [{ match: 'agentBets', when: { calls: [2, 3, 4] }, fault: { kind: 'network' } }],
    prepare: ({ store }) =>
      store.transaction(() => {
        const ploy = store.get('members', 'member-ploy');
        if (ploy) store.put('members', ploy.id, { ...ploy, nickname: '=HYPERLINK("https://bad.example")' });
      }),
  });
  await waitFor(() => expect(list().getAllByRole('rowheader').length).toBeGreaterThan(1));
  await userEvent.click(await canvas.findByRole('button', { name: t('records:file.save') }));
  const retry = await canvas.findByRole('button', { name: t('records:file.retry') });
  await expect(saved).toHaveLength(0);
  await userEvent.click(retry);
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  await expect(lines).toHaveLength(count() + 1);
  await expect(lines.join('\n')).toContain(`"'=HYPERLINK(""https://bad.example"")"`);
  await expect(lines.join('\n')).not.toContain('"=HYPERLINK');
  await expect(calls(agentBets)).toHaveLength(3);
});

test('a cancelled file is not saved when its answer arrives', async () => {
  const saved = savedFiles();
  const { calls, canvas, list, sandbox, t } = await renderBets({
    faults: [{ match: 'agentBets', when: { calls: [2] }, fault: { kind: 'delay', ms: 600_000 } }],
  });
  await waitFor(() => expect(list().getAllByRole('rowheader').length).toBeGreaterThan(1));
  await userEvent.click(await canvas.findByRole('button', { name: t('records:file.save') }));
  await userEvent.click(await canvas.findByRole('button', { name: t('records:file.cancel') }));
  await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
  sandbox.faults.release();
  await waitFor(() => expect(calls(agentBets).every(({ settled }) => settled)).toBe(true));
  await expect(saved).toHaveLength(0);
  await expect(canvas.queryByRole('button', { name: t('records:file.cancel') })).toBeNull();
});

test('an account of another team is not found, in the same words as one that does not exist', async () => {
  const { canvas, list, t } = await renderBets();
  await waitFor(() => expect(list().getAllByRole('rowheader').length).toBeGreaterThan(1));
  const account = canvas.getByRole('textbox', { name: t('agentReports:account') });
  const said: (string | null)[] = [];
  for (const name of ['demo', 'nobody']) {
    await userEvent.clear(account);
    await userEvent.type(account, `${name}{Enter}`);
    const all = await canvas.findByRole('button', { name: t('agentReports:showTeam') });
    said.push(canvas.getByRole('group', { name: t('agentReports:betting.list') }).textContent);
    await userEvent.click(all);
    await waitFor(() => expect(list().getAllByRole('rowheader').length).toBeGreaterThan(1));
    await expect(account).toHaveValue('');
  }
  await expect(said[0]).toBe(said[1]);
});

test('a name that is no account leads to the accounts of the team that it can mean', async () => {
  const { canvas, list, t } = await renderBets();
  await waitFor(() => expect(list().getAllByRole('rowheader').length).toBeGreaterThan(1));
  const account = canvas.getByRole('textbox', { name: t('agentReports:account') });
  await userEvent.clear(account);
  await userEvent.type(account, 'สมชาย{Enter}');
  const find = await canvas.findByRole('link', { name: t('agentReports:findAccount') });
  const address = new URL(find.getAttribute('href') ?? '', location.origin).searchParams;
  await expect(address.get('agent')).toBe('teamManagement');
  await expect(linkedView(address.get('ref'))).toMatchObject({ text: 'สมชาย' });
});

test('a bet opens in the address, and the back button of the browser closes it', async () => {
  const { list, t, url } = await renderBets();
  await waitFor(() => expect(list().getAllByRole('rowheader').length).toBeGreaterThan(1));
  const [first] = list().getAllByRole('rowheader');
  await userEvent.click(within(first as HTMLElement).getByRole('button'));
  await screen.findByRole('dialog', { name: t('records:detail.title') });
  await expect(url()).toContain('open');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(url()).toBe('/?agent=teamBetting');
});

test('the totals add up by eye: what came back, less what is staked and not open, is the players’ result', async () => {
  const { canvas, list, t } = await renderBets({
    prepare: ({ store }) =>
      store.transaction(() => {
        for (const [id, round] of [...store.entries('rounds')].filter(([, { memberId }]) => memberId !== 'member-demo'))
          if (round.stakeSatang > 0) store.put('rounds', id, { ...round, settledAt: null, winSatang: 0 });
      }),
  });
  await waitFor(() => expect(list().getAllByText(t('records:states.waiting')).length).toBeGreaterThan(0));
  const group = within(canvas.getByRole('group', { name: t('agentReports:betting.list') }));
  const figure = (name: string) =>
    Number(
      group
        .getAllByText(name, { selector: 'dt' })[0]
        ?.nextSibling?.textContent?.replaceAll('−', '-')
        .replace(/[^\d.-]/g, ''),
    );
  const [stake, open, win, profit] = (
    ['records:columns.stake', 'records:bets.open', 'records:bets.win', 'agentReports:playersResult'] as const
  ).map((name) => figure(t(name)));
  await expect(open).toBeGreaterThan(0);
  await expect((win ?? NaN) - ((stake ?? NaN) - (open ?? NaN))).toBeCloseTo(profit ?? NaN, 2);
});
