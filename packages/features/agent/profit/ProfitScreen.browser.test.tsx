import { expect, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { agentProfit } from '#api/agentReports.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { ProfitScreen } from './ProfitScreen.tsx';
import { useProfitScreen } from './useProfitScreen.ts';

async function renderProfit(path = '/?agent=userProfit') {
  const rendered = await renderOnPlatform(ProfitScreen, useProfitScreen, {
    persona: 'agent',
    scenario: 'played',
    path,
  });
  const { canvas, t } = rendered;
  const rows = () =>
    within(canvas.getByRole('table', { name: t('agentReports:profit.list') }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  return { ...rendered, rows };
}

test('a level opens in the address with its days, and the way back leads up again', async () => {
  const { canvas, rows, t, url } = await renderProfit();
  await waitFor(() => expect(rows()[0]).toMatch(/^agent/));
  await userEvent.click(canvas.getByRole('button', { name: /^nok/ }));
  await waitFor(() => expect(rows()[0]).toMatch(/^nok/));
  await expect(new URLSearchParams(url().slice(2)).get('ref')).toMatch(/^parent=member-nok&from=/);
  const path = within(canvas.getByRole('navigation', { name: t('agentReports:profit.path') }));
  await userEvent.click(path.getByRole('button', { name: 'agent' }));
  await waitFor(() => expect(rows()[0]).toMatch(/^agent/));
  await expect(canvas.queryByRole('navigation', { name: t('agentReports:profit.path') })).toBeNull();
});

test('a link to a level of another team says that there is no such account, and leads to the own team', async () => {
  const { canvas, rows, t } = await renderProfit('/?agent=userProfit&ref=parent%3Dmember-demo');
  await userEvent.click(await canvas.findByRole('button', { name: t('agentReports:showTeam') }));
  await waitFor(() => expect(rows()[0]).toMatch(/^agent/));
});

test('a click on a heading sorts on the platform, the largest first', async () => {
  const { calls, canvas, rows, t } = await renderProfit();
  await waitFor(() => expect(rows()[0]).toMatch(/^agent/));
  await userEvent.click(canvas.getByRole('button', { name: t('agentReports:figures.stake') }));
  await waitFor(() =>
    expect(calls(agentProfit).at(-1)?.input).toMatchObject({ sort: 'stake', order: 'desc', pageNo: 1 }),
  );
  await waitFor(() => expect(rows()[1]).toMatch(/^nok/));
  // The own line and the sum keep their places.
  await expect(rows()[0]).toMatch(/^agent/);
  await expect(rows().at(-1)).toBe(t('agentReports:profit.sum'));
});

test('the bets of an account are asked for in the same days', async () => {
  const { calls, canvas, rows, t, url } = await renderProfit();
  await waitFor(() => expect(rows()[0]).toMatch(/^agent/));
  const { from, to } = calls(agentProfit)[0]?.input ?? {};
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${t('agentReports:profit.bets')} malee`) }));
  await waitFor(() => expect(url()).toContain('agent=teamBetting'));
  await expect(new URLSearchParams(url().slice(2)).get('ref')).toBe(`account=malee&from=${from}&to=${to}`);
});
