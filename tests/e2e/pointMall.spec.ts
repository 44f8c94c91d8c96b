import { memberPublicState } from '#api/badges.ts';
import { depositCreate } from '#api/cashier.ts';
import { backOfficePath } from '#demo/paths.ts';
import { wordsIn } from '#demo/services/backOffice/words.ts';
import { slotWords } from '#demo/vendors/slots/words.ts';
import { demoPaymentPassword } from '#sandbox/accounts/password.ts';
import { points } from '#sandbox/seed/points.ts';
import { expect, test } from './fixtures.ts';
import { named, say, th } from './messages.ts';
import { baht, gamePage, satang } from './site.ts';

const { pointMall: mall, rewardCentre } = th;
const words = wordsIn('th');
const inPoints = (shown: string): string => say(mall.points, { shown });

test('GEN-04e, PTS-02, PTS-03: points of a deposit buy a mug; rejected, they buy free spins, which wait in the reward centre', async ({
  page,
  sandbox,
  enterAs,
}) => {
  const rules = points.rules.map((rule) =>
    rule.type === 'deposit' ? { ...rule, perSatang: 100, points: 1, dailyCap: 5_000 } : rule,
  );
  await sandbox.settings({ points: { rules, factors: [] } });
  const { client } = await enterAs('cashout');
  const order = await client.call(
    depositCreate,
    { methodId: 'promptpay', amount: '1000.00' },
    { idempotencyKey: crypto.randomUUID() },
  );
  if (!order.ok) throw new Error('no order');
  await page.request.post('/sandbox-service/bank/pay', { data: { reference: order.value.reference } });

  await page.goto('/pointMall');
  const own = page.getByRole('region', { name: mall.balance.label });
  await expect(own.getByText(inPoints('1,000'))).toBeVisible();
  await page
    .getByRole('button', {
      name: say(mall.shop.redeemName, { name: named('แก้วเซรามิกลายกินรี'), points: inPoints('900') }),
    })
    .click();
  const question = page.getByRole('dialog', { name: mall.confirm.redeem });
  await expect(question.getByText(inPoints('100'))).toBeVisible();
  await question.getByLabel(mall.confirm.name).fill('กัญญา พร้อมดี');
  await question.getByLabel(mall.confirm.phone).fill('086-789-0123');
  await question.getByLabel(mall.confirm.address).fill('99/9 ถนนสาธิต กรุงเทพฯ 10000');
  await question.getByLabel(th.paymentPassword.label).and(page.locator('input')).fill(demoPaymentPassword);
  await question.getByRole('button', { name: say(mall.confirm.do, { points: inPoints('900') }) }).click();
  await expect(page.getByRole('heading', { name: mall.done.waiting })).toBeVisible();

  const desk = await page.context().newPage();
  await desk.goto(backOfficePath);
  const card = desk.locator('[data-redemption]');
  await card.getByLabel(words.remark).fill('สีที่เลือกหมดแล้ว');
  await card.getByRole('button', { name: words.rejectRedemption }).click();
  await expect(desk.getByRole('status')).toContainText(words.done);
  await desk.close();

  await page.goto('/pointMall?tab=redemptions');
  await expect(page.getByText(mall.redemptions.status.Rejected).first()).toBeVisible();
  await expect(page.getByText(say(mall.redemptions.remark, { text: 'สีที่เลือกหมดแล้ว' }))).toBeVisible();
  await expect(own.getByText(inPoints('1,000'))).toBeVisible();

  await page.goto('/pointMall');
  await page
    .getByRole('button', { name: say(mall.shop.redeemName, { name: named('ฟรีสปิน 20 รอบ'), points: inPoints('380') }) })
    .click();
  await question.getByLabel(th.paymentPassword.label).and(page.locator('input')).fill(demoPaymentPassword);
  const counted = page.waitForRequest((request) => request.url().endsWith(memberPublicState.path));
  await question.getByRole('button', { name: say(mall.confirm.do, { points: inPoints('380') }) }).click();
  // The badges ask at once.
  await counted;
  const opened = page.waitForResponse((response) => response.url().includes('/sandbox-games/api/session'));
  await page.getByRole('link', { name: mall.spins.play }).click();
  const { balance } = (await (await opened).json()) as { balance: string };
  const game = gamePage(page);
  await expect(game.spinButton).toHaveText(slotWords.th.freeSpin);
  const round = await game.spin();
  expect(round).toMatchObject({ stake: '0.00', free: { left: 19, stake: '2.00' } });
  expect(satang(round.balance)).toBe(satang(balance) + satang(round.win));
  await expect(game.balance).toHaveText(baht(round.balance));
  await expect(game.board).toContainText(say(slotWords.th.freeLeft, { count: '19' }));

  // Left in the middle, the rest is found where the points were spent.
  await game.bar.getByRole('link', { name: th.launch.back }).click();
  await expect(page.getByText(say(mall.spins.left, { left: '19', rounds: '20' }))).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${mall.spins.play}`) })).toBeVisible();

  // And where everything else waits.
  await page.goto('/?centre=rewardCenter');
  const centre = page.getByRole('dialog').first();
  await expect(centre.getByText(say(rewardCentre.spins.left, { left: '19', rounds: '20' }))).toBeVisible();
  await centre.getByRole('link', { name: new RegExp(`^${rewardCentre.goTo.spins}`) }).click();
  expect(await game.spin()).toMatchObject({ stake: '0.00', free: { left: 18 } });
  await game.bar.getByRole('link', { name: th.launch.back }).click();
  await expect(centre.getByText(say(rewardCentre.spins.left, { left: '18', rounds: '20' }))).toBeVisible();
});

test('RT-04e: a visitor reads the mall and its rules, and is asked to log in before redeeming', async ({ page }) => {
  await page.goto('/pointMall?tab=rules');
  await expect(page.getByRole('table', { name: mall.rules.caption })).toBeVisible();
  await page.goto('/pointMall');
  await expect(page.getByText(mall.enter.visitor)).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(mall.shop.redeem) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
