import type { Locator, Page } from '@playwright/test';
import { agentLinks } from '#api/agentRegistration.ts';
import { agentDownlines } from '#api/agentTeam.ts';
import { memberTransactions } from '#api/records.ts';
import { demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';

const { agentEnvelopes, agentRegister, agentTeam, envelopes, firstPassword, login, password, register } = th;

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
  await centre.getByLabel(firstPassword.username).and(centre.locator('input')).fill('teamnew1');
  await centre.getByRole('button', { name: agentRegister.open, exact: true }).click();
  await expect(centre.getByRole('heading', { name: say(agentRegister.opened, { account: 'teamnew1' }) })).toBeFocused();
  const first = await copied(centre, firstPassword.copyPassword);
  expect(first.length).toBeGreaterThanOrEqual(8);

  const team = await agent.client.call(agentDownlines, { q: 'teamnew1', pageNo: 1, pageSize: 15 });
  expect(team.ok && team.value.list.map(({ account, level }) => [account, level])).toEqual([['teamnew1', 1]]);

  const theirs = await openElsewhere('/login');
  const form = theirs.getByRole('form', { name: login.title });
  await form.locator('input[autocomplete^="username"]').fill('teamnew1');
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
  await expect(form.locator('input').first()).toBeVisible();
});

test.describe('transfers are on', () => {
  test.use({ start: { scenario: 'transfers', now: '2026-11-21T05:00:00.000Z' } });

  test('AGT-08: a red envelope of an agent reaches the player who opens it, and stands in both records', async ({
    page,
    enterAs,
    sandbox,
  }) => {
    const agent = await enterAs('agent');
    const before = Number(await agent.balance());
    await page.goto(`/help?agent=teamManagement&ref=${memberIdOf('ploy')}`);
    const centre = page.getByRole('dialog').first();
    await centre.getByRole('tab', { name: agentTeam.tabs.envelope }).click();
    await centre.getByRole('textbox', { name: agentEnvelopes.amount }).fill('500');
    await centre.getByRole('textbox', { name: agentEnvelopes.message }).fill('สุขสันต์วันเกิด');
    const give = say(agentEnvelopes.submitAmount, { amount: '฿500.00' });
    await centre.getByRole('button', { name: give }).click();
    const question = page.getByRole('dialog', { name: agentEnvelopes.confirm.title });
    await question.getByLabel(th.paymentPassword.label).and(page.locator('input')).fill(demoPaymentPassword);
    await question.getByRole('button', { name: give }).click();
    await expect(
      centre.getByRole('heading', { name: say(agentEnvelopes.done.title, { amount: '฿500.00' }) }),
    ).toBeVisible();
    await expect(centre.getByText(agentEnvelopes.list.states.waiting)).toBeVisible();
    expect(Number(await agent.balance())).toBe(before - 500);

    // The same window, in which the player has logged in now.
    const ploy = await sandbox.signIn('ploy');
    await page.evaluate((token) => sessionStorage.setItem('token', token), ploy.token);
    const below = Number(await ploy.balance());
    await page.goto('/?centre=redEnvelope');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'ag***t' })
      .getByRole('button', { name: envelopes.open })
      .click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.getByText('สุขสันต์วันเกิด')).toBeVisible();
    await dialog.getByRole('button', { name: envelopes.open, exact: true }).click();
    await expect(dialog.getByRole('heading', { name: say(envelopes.won, { amount: '฿500.00' }) })).toBeFocused();
    expect(Number(await ploy.balance())).toBe(below + 500);
    expect(await sandbox.ledger()).toBe(0);
    const day = { from: '2026-11-21', to: '2026-11-21', pageNo: 1, pageSize: 1, language: 'TH' } as const;
    const [given, received] = await Promise.all(
      [await sandbox.signIn('agent'), ploy].map(async ({ client }) => {
        const records = await client.call(memberTransactions, day);
        return records.ok ? records.value.list[0] : undefined;
      }),
    );
    expect([given?.kind, received?.kind]).toEqual(['redEnvelopeGiven', 'redEnvelopeReceived']);
    expect(received?.reference).toBe(given?.reference);
  });
});
