import type { Locator, Page } from '@playwright/test';
import { agentLinks } from '#api/agentRegistration.ts';
import { agentDownlines } from '#api/agentTeam.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';

const { agentRegister, fields, login, password, register } = th;

const centreOf = (page: Page): Locator => page.getByRole('dialog', { name: agentRegister.title });

/** What a field that can be copied shows. */
const copied = (area: Locator, copyLabel: string): Promise<string> =>
  area.getByRole('button', { name: copyLabel, exact: true }).locator('xpath=preceding-sibling::*').first().innerText();

test('an account that an agent opens signs in, has to set its own password, and stands in the tree', async ({
  page,
  enterAs,
  openElsewhere,
}) => {
  const agent = await enterAs('agent');
  await page.goto('/help?agent=registerCenter');
  const centre = centreOf(page);
  await centre.getByLabel(agentRegister.username).and(centre.locator('input')).fill('teamnew1');
  await centre.getByRole('button', { name: agentRegister.open, exact: true }).click();
  await expect(centre.getByRole('heading', { name: say(agentRegister.opened, { account: 'teamnew1' }) })).toBeFocused();
  const first = await copied(centre, agentRegister.copyPassword);
  expect(first.length).toBeGreaterThanOrEqual(8);

  const team = await agent.client.call(agentDownlines, { q: 'teamnew1', pageNo: 1, pageSize: 15 });
  expect(team.ok && team.value.list.map(({ account, level }) => [account, level])).toEqual([['teamnew1', 1]]);

  const theirs = await openElsewhere('/login');
  const form = theirs.getByRole('form', { name: login.title });
  await form.locator('input[autocomplete="username"]').fill('teamnew1');
  await form.locator('input[autocomplete="current-password"]').fill(first);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText(password.change.firstTime)).toBeVisible();
});

test('the address of a link leads to a sign-up without the field for a code', async ({
  page,
  enterAs,
  openElsewhere,
}) => {
  const agent = await enterAs('agent');
  await page.goto('/help?agent=registerCenter');
  const centre = centreOf(page);
  await centre.getByRole('tab', { name: agentRegister.tabs.links }).click();
  await centre.getByRole('button', { name: agentRegister.newLink }).click();
  const dialog = page.getByRole('dialog', { name: agentRegister.newLink });
  await dialog.getByLabel(agentRegister.linkName).and(dialog.locator('input')).fill('LINE');
  await dialog.getByRole('button', { name: agentRegister.saveLink }).click();
  await expect(centre.getByRole('heading', { name: 'LINE' })).toBeVisible();
  const links = await agent.client.call(agentLinks, { pageNo: 1, pageSize: 15 });
  const [made] = links.ok ? links.value.list : [];
  expect(await copied(centre, agentRegister.copyLink)).toContain(made?.code);

  const theirs = await openElsewhere(made?.url ?? '');
  const form = theirs.getByRole('form', { name: register.title });
  await expect(form.getByLabel(fields.fields.password).first()).toBeVisible();
  await expect(form.getByLabel(fields.fields.affiliateCode)).toHaveCount(0);
});
