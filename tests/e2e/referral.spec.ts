import type { Locator, Page } from '@playwright/test';
import { rewardList } from '#api/rewards.ts';
import { expect, test } from './fixtures.ts';
import { say, th } from './messages.ts';
import { gamePage, satang, signUpByNumber, slotPath, withoutBonus } from './site.ts';

const { deposit, join, referral, rewardCentre } = th;

const centreOf = (page: Page): Locator => page.getByRole('dialog').first();
/** The sum of the rule, in satang: a few spins. */
const wagered = 300;

/** Deposits ฿300 at the bank of the demonstration. */
async function payIn(page: Page): Promise<void> {
  await page.goto('/?centre=depositv2');
  const form = centreOf(page).getByRole('form', { name: deposit.form });
  await withoutBonus(form);
  await form.getByRole('textbox', { name: deposit.amount }).fill('300');
  await form.getByRole('button', { name: deposit.submit }).click();
  const opening = page.waitForEvent('popup');
  await centreOf(page).getByRole('link', { name: deposit.waiting.demo }).click();
  const bank = await opening;
  await bank.locator('#pay').click();
  await expect(bank.locator('#actions')).toBeHidden();
  await bank.close();
}

/** Plays a slot until the sum of the rule is wagered. */
async function play(page: Page): Promise<void> {
  await page.goto(slotPath());
  const game = gamePage(page);
  await expect(game.board).toHaveAttribute('data-state', 'ready');
  let staked = 0;
  while (staked < wagered) {
    // One spin after the other.
    staked += satang((await game.spin()).stake);
  }
}

test('a friend who signs up by the link, deposits and wagers the rule’s sum earns demo one reward', async ({
  page,
  sandbox,
  enterAs,
  openElsewhere,
}) => {
  await sandbox.settings({ registerCaptcha: false, referral: { wagerSatang: wagered } });
  const { client } = await enterAs('demo');
  const waiting = async () => {
    const answer = await client.call(rewardList, { tab: 'claimable', pageNo: 1, pageSize: 50, language: 'TH' });
    return answer.ok ? answer.value.list.filter(({ kind }) => kind === 'referral').length : null;
  };
  await page.goto('/?centre=referral');
  const friends = centreOf(page).getByRole('region', { name: referral.friends.title });
  await expect(friends.getByRole('heading', { name: referral.friends.empty })).toBeVisible();
  const link = await centreOf(page)
    .getByText(/referralCode=/)
    .innerText();

  const other = await openElsewhere(`http://${link}`);
  await expect(other.getByRole('heading', { name: say(join.invited, { name: 'de***o' }) })).toBeVisible();
  await other.getByRole('link', { name: join.registerWith }).click();
  await signUpByNumber(other, '0891113344', () => sandbox.lastCode('66891113344'));
  await expect(other).toHaveURL(/welcome=1/);
  await page.reload();
  await expect(friends.getByText(referral.states.signedUp)).toBeVisible();
  expect(await waiting()).toBe(0);

  await payIn(other);
  await page.reload();
  await expect(friends.getByText(referral.states.deposited)).toBeVisible();
  expect(await waiting()).toBe(0);

  await play(other);
  await page.goto('/?centre=rewardCenter');
  const take = centreOf(page).getByRole('button', { name: say(rewardCentre.takeAmount, { amount: '฿120.00' }) });
  await take.click();
  await expect(centreOf(page).getByText(say(rewardCentre.done.balance, { balance: '฿10,120.00' }))).toBeVisible();
  await page.goto('/?centre=referral');
  await expect(friends.getByText(referral.states.qualified)).toBeVisible();
  await expect(friends.getByText(say(referral.friends.earned, { amount: '฿120.00' }))).toBeVisible();
  expect(await waiting()).toBe(0);
  expect(await sandbox.ledger()).toBe(0);
});
