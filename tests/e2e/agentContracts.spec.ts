import type { Page } from '@playwright/test';
import { contractList } from '#api/agentContracts.ts';
import { agentDownline } from '#api/agentTeam.ts';
import { salaryRecords } from '#api/salaries.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import type { Account } from './sandbox.ts';
import { gamePage, satang, slotPath } from './site.ts';

const messages = th.contracts;

test.use({ start: { scenario: 'contracts', now: '2026-11-21T05:00:00.000Z' } });

const centre = (page: Page) => page.getByRole('dialog', { name: th.agentCentre.pages.dailySalary });

async function statesOf({ client }: Account, kind: 'daily' | 'dividend', side: 'upline' | 'downline') {
  const listed = await client.call(contractList, { kind, side, pageNo: 1, pageSize: 100 });
  if (!listed.ok) throw new Error(listed.error.kind);
  return listed.value.list.map(({ id, state }) => [id, state] as const);
}

test('an offer is sent, and the other account accepts it', async ({ page, sandbox, enterAs }) => {
  const agent = await enterAs('agent');
  await page.goto('/?agent=dailySalary');
  const dialog = centre(page);
  await dialog.getByRole('tab', { name: messages.tabs.downline }).click();
  await dialog.getByRole('button', { name: messages.withdraw }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: messages.withdrawing.confirm }).click();
  await expect(dialog.getByRole('button', { name: messages.withdraw })).toHaveCount(0);
  await dialog.getByRole('button', { name: messages.offer, exact: true }).click();
  await dialog.getByRole('combobox', { name: messages.form.to }).selectOption('member-nok');
  await dialog.getByRole('textbox', { name: messages.conditions.dailyBet }).fill('600');
  await dialog.getByRole('textbox', { name: messages.conditions.activeMembers }).fill('1');
  await dialog.getByRole('textbox', { name: `${messages.rate} (%)` }).fill('0.15');
  await dialog.getByRole('button', { name: messages.form.preview }).click();
  await expect(dialog.getByRole('heading', { name: messages.form.previewTitle })).toBeVisible();
  const name = say(messages.decide.end, { nickname: 'นกน้อยนำโชค', account: 'nok' });
  await dialog.getByRole('button', { name: say(messages.form.send, { name }) }).click();
  await expect(dialog.getByRole('button', { name: messages.withdraw })).toBeVisible();
  const [offered] = await statesOf(agent, 'daily', 'downline');

  // The other account takes the place of the first one.
  const nok = await sandbox.signIn('nok');
  await page.evaluate((token) => sessionStorage.setItem('token', token), nok.token);
  await page.goto('/?agent=dailySalary');
  await dialog.getByRole('button', { name: messages.accept }).click();
  await question.getByLabel(messages.decide.password).and(page.locator('input')).fill(demoPassword);
  await question.getByRole('button', { name: messages.decide.ACCEPT.confirm }).click();
  // It closes with the answer.
  await expect(question).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: messages.accept })).toHaveCount(0);
  expect(await statesOf(nok, 'daily', 'upline')).toContainEqual([offered?.[0], 'accepted']);
  expect(await sandbox.ledger()).toBe(0);
});

test('an offer of a later day is not in force before it, and pays from then on', async ({ page, sandbox, enterAs }) => {
  await enterAs('agent');
  const nok = 'member-nok';
  const enter = async (account: string): Promise<Account> => {
    const entered = await sandbox.signIn(account);
    await page.evaluate((token) => sessionStorage.setItem('token', token), entered.token);
    return entered;
  };
  const contractsOf = async ({ client }: Account) => {
    const read = await client.call(agentDownline, { id: nok });
    if (!read.ok) throw new Error(read.error.kind);
    return read.value.downline.contracts;
  };
  await page.goto('/?agent=hourlySalary');
  const dialog = page.getByRole('dialog', { name: th.agentCentre.pages.hourlySalary });
  await dialog.getByRole('tab', { name: messages.tabs.downline }).click();
  await dialog.getByRole('button', { name: messages.offer, exact: true }).click();
  await dialog.getByRole('combobox', { name: messages.form.to }).selectOption(nok);
  await dialog.getByRole('textbox', { name: messages.conditions.hourlyBet }).fill('100');
  await dialog.getByRole('textbox', { name: `${messages.rate} (%)` }).fill('0.2');
  await dialog.getByRole('combobox', { name: messages.form.start }).selectOption('2026-11-22');
  await dialog.getByRole('button', { name: messages.form.preview }).click();
  const name = say(messages.decide.end, { nickname: 'นกน้อยนำโชค', account: 'nok' });
  await dialog.getByRole('button', { name: say(messages.form.send, { name }) }).click();
  await expect(dialog.getByRole('button', { name: messages.withdraw })).toBeVisible();

  await enter('nok');
  await page.goto('/?agent=hourlySalary');
  await dialog.getByRole('button', { name: messages.accept }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel(messages.decide.password).and(page.locator('input')).fill(demoPassword);
  await question.getByRole('button', { name: messages.decide.ACCEPT.confirm }).click();
  await expect(dialog.getByText(messages.state.toCome)).toBeVisible();
  const start = '2026-11-21T17:00:00.000Z';
  const before = await contractsOf(await sandbox.signIn('agent'));
  expect(before.begins).toEqual([start]);

  // Sessions have ended by then.
  await sandbox.clock(Date.parse(start) - Date.parse('2026-11-21T05:00:00.000Z'));
  expect(await contractsOf(await sandbox.signIn('agent'))).toEqual({
    ...{ begins: [], inForce: before.inForce + 1, waiting: before.waiting },
  });
  // The player below `nok` plays a round with the largest stake.
  await enter('ploy');
  await page.goto(slotPath());
  const game = gamePage(page);
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  const more = game.frame.locator('#more');
  while ((await more.getAttribute('aria-disabled')) !== 'true') await more.click();
  const stake = satang((await game.spin()).stake);
  // Paid five minutes after the hour.
  await sandbox.clock(65 * 60_000);
  const { client } = await enter('nok');
  const days = { from: '2026-11-21', to: '2026-11-22', pageNo: 1, pageSize: 50 };
  const paid = await client.call(salaryRecords, { kind: 'hourly', ...days });
  if (!paid.ok) throw new Error(paid.error.kind);
  const [counted, first, ...earlier] = paid.value.list;
  expect(counted?.state).toBe('counted');
  expect(first).toMatchObject({
    period: { from: start },
    ...{ state: 'paid', hourlyBet: (stake / 100).toFixed(2), amount: (Math.floor(stake / 500) / 100).toFixed(2) },
  });
  expect(earlier).toEqual([]);
  expect(await sandbox.ledger()).toBe(0);
});

test('a lower contract ends exactly what was named', async ({ page, sandbox, enterAs }) => {
  const agent = await enterAs('agent');
  const nok = await sandbox.signIn('nok');
  const before = await statesOf(nok, 'dividend', 'upline');
  const daily = await statesOf(nok, 'daily', 'upline');
  await page.goto('/?agent=dividend');
  const dialog = page.getByRole('dialog', { name: th.agentCentre.pages.dividend });
  await dialog.getByRole('button', { name: messages.accept }).click();
  const question = page.getByRole('alertdialog');
  const ticks = question.getByRole('checkbox');
  await expect(ticks).toHaveCount(1);
  await expect(question.getByText('(nok)')).toBeVisible();
  await ticks.check();
  await question.getByLabel(messages.decide.password).and(page.locator('input')).fill(demoPassword);
  await question.getByRole('button', { name: messages.decide.ACCEPT.confirm }).click();
  await expect(dialog.getByText(messages.state.replaced)).toBeVisible();
  const after = await statesOf(nok, 'dividend', 'upline');
  const ended = before.filter(([id, state]) => after.every(([other, now]) => other !== id || now !== state));
  expect(ended.map(([, state]) => state)).toEqual(['accepted']);
  expect(after.filter(([, state]) => state === 'terminated').map(([id]) => id)).toEqual([ended[0]?.[0]]);
  expect(await statesOf(nok, 'daily', 'upline')).toEqual(daily);
  expect((await statesOf(agent, 'dividend', 'upline')).map(([, state]) => state)).toEqual(['accepted', 'replaced']);
});

for (const width of [1280, 390]) {
  test(`a contract is ended by keyboard, which stays with it, at ${width} px`, async ({ page, enterAs }) => {
    await page.setViewportSize({ width, height: 844 });
    const agent = await enterAs('agent');
    await page.goto('/?agent=dividend');
    const dialog = page.getByRole('dialog', { name: th.agentCentre.pages.dividend });
    const card = dialog.getByRole('listitem').filter({ hasText: messages.state.accepted });
    await card.getByRole('button', { name: messages.terminate }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    const end = question.getByRole('button', { name: messages.decide.TERMINATE.confirm });
    await expect(question.getByRole('button', { name: messages.decide.cancel })).toBeFocused();
    await expect(question.getByRole('checkbox')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(end).toBeFocused();
    // Leads to what is missing, one after the other.
    await page.keyboard.press('Enter');
    await expect(question.getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await end.focus();
    await page.keyboard.press('Enter');
    await expect(question.getByLabel(messages.decide.password).and(page.locator('input'))).toBeFocused();
    await page.keyboard.type(demoPassword);
    await end.focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    const ended = dialog.getByRole('listitem').filter({ hasText: messages.state.terminated });
    await expect(ended).toBeFocused();
    // On to the end of the page, and around: to the head, which begins with the way to the menu on a phone.
    await page.keyboard.press('Tab');
    const toMenu = dialog.getByRole('link', { name: th.agentCentre.allPages });
    const close = dialog.getByRole('button', { name: th.common.close });
    await expect(width < 600 ? toMenu : close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: messages.reject })).toBeFocused();
    expect((await statesOf(agent, 'dividend', 'upline')).map(([, state]) => state)).toContain('terminated');
  });
}

test('a kind that the operator has switched off has no page', async ({ page, sandbox, enterAs }) => {
  await sandbox.settings({
    agreements: { dailySalary: false, dividend: true, hourlySalary: false, realTimeSalary: false },
  });
  await enterAs('agent');
  await page.goto('/?agent=dailySalary');
  const closed = say(th.closed.notForAccount.title, { page: th.agentCentre.pages.dailySalary });
  await expect(page.getByText(closed)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: th.agentCentre.pages.dailySalary })).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('link', { name: th.agentCentre.pages.dividend })).toBeVisible();
});
