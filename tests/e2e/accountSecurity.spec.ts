import type { Locator, Page } from '@playwright/test';
import { memberInfo } from '#api/member.ts';
import { messageList, messageListDocs } from '#api/messages.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { authenticatorCode } from '#sandbox/accounts/totp.ts';
import { expect, test } from './fixtures.ts';
import { th } from './messages.ts';
import { headerBalance, logIn, loginForm } from './site.ts';

const { authenticator: messages, sessions, secondFactor, sessionEnd, protection, stepUp } = th;

/** Types a login password where a form asks again who the player is. */
const typePassword = (within: Locator, password = demoPassword): Promise<void> =>
  within.getByRole('textbox', { name: stepUp.labels.loginPassword }).fill(password);

async function openAccount(page: Page): Promise<Locator> {
  await page.goto('/rng?centre=securityCenter');
  const centre = page.getByRole('dialog', { name: th.memberCentre.pages.securityCenter });
  await expect(centre.getByRole('button', { name: messages.turnOn })).toBeVisible();
  return centre;
}

test('a player sets an authenticator up, and logs in again with a recovery code', async ({ page, enterAs }) => {
  await enterAs('demo');
  const centre = await openAccount(page);
  // The list of protections leads to the part where it is set up.
  await centre.getByRole('button', { name: `${protection.actions.missing} ${protection.names.authenticator}` }).click();
  await centre.getByRole('button', { name: messages.turnOn }).click();

  const setup = page.getByRole('dialog', { name: messages.setup.title });
  await typePassword(setup);
  await setup.getByRole('button', { name: messages.setup.next }).click();
  await expect(setup.getByRole('img', { name: messages.setup.qr })).toBeVisible();
  const secret = (await setup.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent())?.replaceAll(' ', '') ?? '';
  await setup.getByRole('textbox').fill(authenticatorCode(Date.now(), secret));
  await setup.getByRole('button', { name: messages.setup.submit }).click();

  const saved = page.getByRole('dialog', { name: messages.recovery.title });
  const code = await saved.getByRole('listitem').first().textContent();
  await saved.getByRole('checkbox').check();
  await saved.getByRole('button', { name: messages.recovery.done }).click();
  await expect(centre.getByRole('button', { name: messages.turnOff })).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await logIn(loginForm(page), 'demo');
  await page.getByRole('textbox', { name: secondFactor.answers.google }).fill(code ?? '');
  await page.getByRole('button', { name: secondFactor.submit }).click();
  await expect(headerBalance(page)).toBeVisible();
});

test('a device that another one logs out is asked to log in at its next call', async ({
  page,
  sandbox,
  enterAs,
  complaints,
}) => {
  complaints.expect(/^401 GET \/wps\//);
  await enterAs('demo');
  const other = await sandbox.signIn('demo');
  const centre = await openAccount(page);
  await centre.getByRole('button', { name: sessions.endOthers }).click();
  const question = page.getByRole('alertdialog');
  await typePassword(question);
  await question.getByRole('button', { name: sessions.endOthers }).click();
  await expect(centre.getByText(sessions.onlyThis)).toBeVisible();

  await page.evaluate((token) => sessionStorage.setItem('token', token), other.token);
  await page.goto('/rng?centre=securityCenter');
  // It takes the place of the login, which the refusal opens before its reason has been read.
  const told = page.getByRole('alertdialog', { name: sessionEnd.ended.title.closed });
  await told.getByRole('button', { name: sessionEnd.ended.logIn }).click();
  await expect(loginForm(page.getByRole('dialog'))).toBeVisible();
});

test('a session that was stolen binds no authenticator and ends no device; with a found password the owner is told, and money stays', async ({
  page,
  sandbox,
  enterAs,
}) => {
  await enterAs('demo');
  const owner = await sandbox.signIn('demo');
  await page.goto('/rng?centre=securityCenter');
  const centre = page.getByRole('dialog', { name: th.memberCentre.pages.securityCenter });

  // Without a password: nothing. Wrong ones are counted, across both dialogs.
  await centre.getByRole('button', { name: sessions.endOthers }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: sessions.endOthers }).click();
  await expect(question.getByText(stepUp.empty.loginPassword)).toBeVisible();
  await typePassword(question, 'guess-1');
  await question.getByRole('button', { name: sessions.endOthers }).click();
  await expect(question.getByText(stepUp.triesLeft.replace('{count}', '2'))).toBeVisible();
  await question.getByRole('button', { name: th.common.cancel }).click();
  expect((await owner.client.call(memberInfo, {})).ok).toBe(true);
  await centre.getByRole('button', { name: messages.turnOn }).click();
  const setup = page.getByRole('dialog', { name: messages.setup.title });
  await typePassword(setup, 'guess-2');
  await setup.getByRole('button', { name: messages.setup.next }).click();
  await expect(setup.getByText(stepUp.triesLeft.replace('{count}', '1'))).toBeVisible();
  await expect(setup.getByRole('img', { name: messages.setup.qr })).toBeHidden();
  await setup.getByRole('button', { name: th.common.close }).click();

  // With the password: a LINE name is changed, which is said beforehand to rest withdrawals.
  const { fields, add, submit } = th.personalDetails;
  await centre.getByRole('button', { name: `${add} ${fields.line}` }).click();
  const form = page.getByRole('dialog', { name: fields.line });
  await expect(form.getByText(stepUp.told)).toBeVisible();
  await typePassword(form);
  await form.getByRole('textbox', { name: fields.line }).fill('thief');
  await form.getByRole('button', { name: submit }).click();
  await expect(form).toBeHidden();

  // The owner is told at the former number and in the messages, is still logged in, and no money leaves.
  const told = await sandbox.messagesTo('66812345678');
  expect(told[0]).toContain('LINE');
  const inbox = await owner.client.call(messageList, { ...messageListDocs.example, pageNo: 1, pageSize: 5 });
  expect(inbox).toMatchObject({ ok: true, value: { list: [{ kind: 'security', read: false }] } });
  await page.goto('/rng?centre=withdraw');
  await expect(page.getByText(th.withdraw.blocked.withdraw_resting.title)).toBeVisible();
});
