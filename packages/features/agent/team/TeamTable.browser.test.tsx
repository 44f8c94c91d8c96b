import { expect, within } from 'storybook/test';
import { expect as expectNow, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CentreDialog } from '#core/centre/CentreDialog.tsx';
import { ready } from '#core/data/remote.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { settled } from '#storybook/settled.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { sampleTeam, sampleTeamScreen } from './team.samples.ts';
import type { TeamScreenProps } from './team.types.ts';
import { TeamScreen } from './TeamScreen.tsx';

/** Sums that fit beside each other on a phone, and those of a larger team, which need two rows. */
const sums = { usual: ['1842350.00', '-62410.00'], large: ['1842350000.00', '-62410000.00'] } as const;

/** A page of 50 of 412 accounts. */
const pageOf50 = (): TeamScreenProps => pageWith('usual');
const largeTeam = (): TeamScreenProps => pageWith('large');

function pageWith(size: keyof typeof sums): TeamScreenProps {
  const team = sampleTeam();
  const list = Array.from({ length: 50 }, (_, at) => {
    const [pattern] = team.list;
    if (pattern === undefined) throw new Error('no account');
    return { ...pattern, id: `account-${at}`, account: `player${at}`, stake: '184200.00', profit: '-8140.00' };
  });
  const [stake, profit] = sums[size];
  const totals = { teamBalance: '214806.25', stake, profit };
  const screen = sampleTeamScreen();
  if (screen.figures.status !== 'ready') throw new Error('no figures');
  const figures = ready({ ...screen.figures.value, stake, profit });
  return { ...screen, figures, team: ready({ ...team, list, total: 412, totalPages: 9, totals }) };
}

const InCentre = (props: TeamScreenProps) => (
  <CentreDialog
    {...{ open: true, broad: true, page: 'team', title: 'Team', label: 'Menu', allPages: 'Menu', notOffered: '' }}
    {...{ groups: [], menuHref: '/?agent=menu', onFollow: () => {}, onClose: () => {} }}
  >
    <TeamScreen {...props} />
  </CentreDialog>
);

async function render(width: number, height: number, viewport: 'phone' | 'full', useTeam = pageOf50) {
  const rendered = await renderOnPlatform(InCentre, useTeam, { persona: 'agent', scenario: 'ready', viewport });
  await page.viewport(width, height);
  await vi.waitFor(() => expectNow(document.querySelectorAll('[role="dialog"] tbody tr')).toHaveLength(50), 10_000);
  await settled();
  const query = (selector: string) => document.querySelector(`[role="dialog"] ${selector}`) as HTMLElement;
  const [head, foot] = [query('thead tr th'), query('tfoot tr th')];
  const rows = [...document.querySelectorAll<HTMLElement>('[role="dialog"] tbody tr')];
  const area = head.closest('[role="region"]') as HTMLElement;
  return { ...rendered, head, foot, rows, area };
}

/** Resolves when the total stands where it stays: what has code of its own above the table takes its place first. */
const inView = async (foot: HTMLElement): Promise<void> =>
  await vi.waitFor(() => expectNow(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));

test('on a phone at least ten accounts and the total of all pages are in view, beside the account that stays', async () => {
  const { area, foot, head, rows, t } = await render(390, 844, 'phone');
  await inView(foot);
  const top = head.getBoundingClientRect().bottom;
  const bottom = foot.getBoundingClientRect();
  const shown = rows.filter((row) => {
    const box = row.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= bottom.top + 1;
  });
  await expect(shown.length).toBeGreaterThanOrEqual(10);
  await expect(foot).toHaveTextContent(t('agentTeam:sumOf', { count: '412' }));
  await expect(rows[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(300);
  const heights = rows.map((row) => row.getBoundingClientRect().height);
  await expect(Math.min(...heights)).toBeGreaterThanOrEqual(47.5);
  await expect(Math.max(...heights)).toBeLessThanOrEqual(49);
  // The account stays while the figures scroll, and the head and the total while the rows do.
  const name = rows[0]?.querySelector('th') as HTMLElement;
  const left = name.getBoundingClientRect().left;
  area.scrollLeft = 200;
  area.scrollTop = 400;
  await vi.waitFor(() => expectNow(area.scrollTop).toBe(400));
  await expect(name.getBoundingClientRect().left).toBe(left);
  await expect(Math.abs(head.getBoundingClientRect().bottom - top)).toBeLessThan(1);
  await expect(Math.abs(foot.getBoundingClientRect().bottom - bottom.bottom)).toBeLessThan(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('on a phone ten accounts and the total stay in view below two rows of figures', async () => {
  const { foot, head, rows } = await render(390, 844, 'phone', largeTeam);
  await inView(foot);
  const bottom = foot.getBoundingClientRect();
  const top = head.getBoundingClientRect().bottom;
  const shown = rows
    .map((row) => row.getBoundingClientRect())
    .filter((box) => box.top >= top - 1 && box.bottom <= bottom.top + 1);
  await expect(shown.length).toBeGreaterThanOrEqual(10);
  await expect(rows[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(300);
});

test('on a phone the columns are in the order of what an agent asks first', async () => {
  const { area, t } = await render(390, 844, 'phone');
  const names = within(area)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const columns = ['account', 'stake', 'profit', 'balance', 'team', 'lastBet', 'tags'] as const;
  await expect(names).toEqual(columns.map((name) => t(`agentTeam:columns.${name}`)));
});

test('what the players lose is green: the agent earns it', async () => {
  const { rows } = await render(390, 844, 'phone');
  const colorOf = (element: Element) => getComputedStyle(element).color;
  const earned = document.createElement('span');
  earned.style.color = vars.color.positive;
  document.body.append(earned);
  const lost = within(rows[0] as HTMLElement)
    .getByText('−฿8,140.00')
    .closest('td') as HTMLElement;
  await expect(colorOf(within(lost).getByText('−฿8,140.00'))).toBe(colorOf(earned));
  earned.remove();
});

test('the head never covers a row that has the focus', async () => {
  const { area, head, foot, rows } = await render(390, 844, 'phone');
  for (const at of [30, 4, 49, 0]) {
    const link = rows[at]?.querySelector('a') as HTMLElement;
    link.focus();
    const box = link.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom - 8);
    await expect(box.bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top + 8);
  }
  await expect(area).toBeVisible();
});
