import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import { vendorOf } from '#features/games/catalogue.testing.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { bindMoneyOut, giveSentWithdrawal } from '#sandbox/seed/moneyOutMembers.ts';
import { playFor } from '#sandbox/seed/playFor.ts';
import { depositFor } from '#sandbox/testing/errors/promotionWays.ts';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { Navigation, goTo } from './navigation.testing.tsx';
import { renderSite } from './renderSite.testing.tsx';

// MEM-02a: the pages that say where the money is. That what each is told is the same is proven over random histories.

/** Pages with the account of the money as a list. */
const listed: readonly MemberPage[] = ['transferFund', 'withdraw', 'depositv2', 'bonusDetails', 'personalProfit'];
const amountsIn = (text: string): readonly string[] => text.match(/฿[\d,]+\.\d\d|–/g) ?? [];

test('wallet, withdrawal, deposit, bonuses, profit, statement and the header say the same of each satang', async () => {
  const id = memberIdOf(accounts.member);
  const { t } = await renderSite({
    persona: 'member',
    scenario: 'manyWallets',
    path: '/help',
    beside: <Navigation />,
    prepare(sandbox) {
      const member = sandbox.store.get('members', id);
      if (member === undefined) throw new Error('there is no member');
      const { moneyOut } = sandbox.settings;
      changeSettings(sandbox, { moneyOut: { ...moneyOut, depositTurnoverPercent: 100 } });
      sandbox.store.transaction(() => {
        bindMoneyOut(sandbox, member);
        giveSentWithdrawal(sandbox, member);
        depositFor({ sandbox }, accounts.member, 50_000);
        const { vassalage } = vendorOf(sandbox, 'RNG');
        const open = { stakeSatang: 1_234, winSatang: 0, dueAt: Number.MAX_SAFE_INTEGER };
        playFor(sandbox, accounts.member, [{ gameType: 'RNG', vassalage, ...open }]);
      });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const said = new Map<string, readonly string[]>();
  for (const page of listed) {
    await goTo(paths.memberCentre('/help', page));
    const dialog = await screen.findByRole('dialog', { name: t(`memberCentre:pages.${page as 'withdraw'}`) });
    const list = await within(dialog).findByLabelText(t('position:title'), { selector: 'dl' });
    const lines = () =>
      [...list.querySelectorAll('dd')].flatMap(({ textContent }) => amountsIn(textContent).slice(0, 1));
    // What is with vendors is asked for by itself.
    await waitFor(() => {
      expect(lines().length).toBeGreaterThanOrEqual(5);
      expect(lines()).not.toContain('–');
    });
    said.set(page, lines());
  }
  const [wallet] = said.values();
  for (const [page, amounts] of said) expect([page, amounts]).toEqual([page, wallet]);

  const first = t('position:lines.free');
  const saysTheSame = () =>
    waitFor(() =>
      expect(amountsIn(screen.getByText((text) => text.startsWith(`${first} ฿`)).textContent)).toEqual(wallet),
    );
  await goTo(paths.memberCentre('/help', 'transactionHistory'));
  await saysTheSame();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: (name) => name.startsWith(t('appShell:balance')) }));
  await saysTheSame();
});
