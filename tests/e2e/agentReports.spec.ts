import { readFile } from 'node:fs/promises';
import { agentProfit } from '#api/agentReports.ts';
import { memberBets } from '#api/records.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';

const messages = th.agentReports;
const now = '2026-11-21T05:00:00.000Z';
const days = { from: '2026-11-15', to: '2026-11-21' };

/** Decimal text as the site writes amounts. */
const shown = (amount: string): string =>
  `฿${Number(amount.replace('-', '')).toLocaleString('en', { minimumFractionDigits: 2 })}`;

test.describe('the reports of an agent', () => {
  test.use({ start: { scenario: 'agentTeam', now } });

  test('lead from the team to a single bet, and add up on the way', async ({ page, sandbox, enterAs }) => {
    const { client } = await enterAs('agent');
    const top = await client.call(agentProfit, { ...days, pageNo: 1, pageSize: 15, sort: 'stake', order: 'desc' });
    if (!top.ok) throw new Error('no team');
    const [branch] = top.value.list;
    if (branch === undefined) throw new Error('nobody in the team');
    await page.goto('/?agent=agentTeamOverview');
    const centre = page.getByRole('dialog');
    await centre.getByRole('link', { name: th.agentCentre.pages.userProfit }).click();
    const table = centre.getByRole('table', { name: messages.profit.list });
    // The largest stakes first.
    await table.getByRole('button', { name: messages.figures.stake, exact: true }).click();
    await expect(table.getByRole('rowheader').nth(1)).toContainText(branch.account);
    await table.getByRole('button', { name: new RegExp(`^${branch.account}`) }).click();
    await expect(table.getByRole('rowheader').first()).toContainText(branch.account);
    await expect(table.getByRole('row').last()).toContainText(shown(branch.branch.stake));

    // Down to an account that has played by itself.
    const below = await client.call(agentProfit, {
      ...{ ...days, parent: branch.id, pageNo: 1, pageSize: 15 },
      ...{ sort: 'stake', order: 'desc' },
    });
    const player = below.ok ? below.value.list.find(({ team, own }) => team === 0 && Number(own.stake) > 0) : undefined;
    const account = player?.account ?? branch.account;
    const stake = player?.own.stake ?? branch.own.stake;
    await table
      .getByRole('row', { name: new RegExp(`^${account}`) })
      .first()
      .getByRole('button', { name: new RegExp(`^${messages.profit.bets}`) })
      .click();
    await expect(centre.getByRole('textbox', { name: messages.account })).toHaveValue(account);
    await expect(centre.getByText(shown(stake)).first()).toBeVisible();

    // The same bets as in the player's own record.
    const own = await (
      await sandbox.signIn(account)
    ).client.call(memberBets, {
      ...{ ...days, pageNo: 1, pageSize: 15, language: 'TH' },
    });
    if (!own.ok) throw new Error('no record');
    expect(own.value.totals.stake).toBe(stake);
    const bets = centre.getByRole('table', { name: messages.betting.list });
    await bets.getByRole('rowheader').first().getByRole('button').click();
    const bet = page.getByRole('dialog', { name: th.records.detail.title });
    await expect(bet.getByText(own.value.list[0]?.reference ?? 'no bet')).toBeVisible();
    await page.goBack();
    await expect(bet).toBeHidden();
    await page.goBack();
    await expect(table.getByRole('rowheader').first()).toContainText(branch.account);
  });

  test('are saved as a file that runs no formulas', async ({ page, enterAs }) => {
    await enterAs('agent');
    await page.goto('/?agent=teamBetting');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: th.records.file.save }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`team-betting-${days.from}-${days.to}.csv`);
    const text = await readFile(await download.path(), 'utf8');
    const cells = text
      .split('\r\n')
      .flatMap((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) => cell ?? ''));
    expect(cells.length).toBeGreaterThan(100);
    // A formula that is one text calculates nothing.
    const calculated = cells.filter((cell) => !/^=""(?:[^"]|"""")*""$/.test(cell));
    expect(calculated.filter((cell) => /^[=+@|%\t]|^-(?!\d+(?:\.\d+)?$)/.test(cell))).toEqual([]);
  });
});
