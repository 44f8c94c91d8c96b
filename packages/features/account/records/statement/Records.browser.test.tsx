import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expect as expectNow, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { memberBets } from '#api/records.ts';
import { CentreDialog } from '#core/centre/CentreDialog.tsx';
import { localStore } from '#core/data/storage.ts';
import type { Round } from '#sandbox/schema/games.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { settled } from '#storybook/settled.ts';
import { AccountRecordScreen } from './AccountRecordScreen.tsx';
import { BettingRecordScreen } from './BettingRecordScreen.tsx';
import type { AccountRecordScreenProps, BettingRecordScreenProps } from './records.types.ts';
import { useAccountRecordScreen } from './useAccountRecordScreen.ts';
import { useBettingRecordScreen } from './useBettingRecordScreen.ts';

const centre = {
  ...{ open: true, page: 'record', title: 'Record', label: 'Menu', allPages: 'Menu', notOffered: '', groups: [] },
  ...{ menuHref: '/?centre=menu', onFollow: () => {}, onClose: () => {} },
};
const Bets = (props: BettingRecordScreenProps) => (
  <CentreDialog {...centre}>
    <BettingRecordScreen {...props} />
  </CentreDialog>
);
const Movements = (props: AccountRecordScreenProps) => (
  <CentreDialog {...centre}>
    <AccountRecordScreen {...props} />
  </CentreDialog>
);
const options: RenderOptions = { persona: 'member', scenario: 'played', viewport: 'phone' };
const member = memberIdOf(accounts.member);

const entries = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="dialog"] section li')];
const loaded = () => vi.waitFor(() => expectNow(entries().length).toBeGreaterThan(8), 10_000);

/** The first entry begins high, entries are 56 px, and nine of them are in view. */
async function measure() {
  await page.viewport(390, 844);
  await loaded();
  await settled();
  // What is above them has code of its own.
  await waitFor(() => expect(entries()[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(200));
  const tops = entries().map((entry) => entry.getBoundingClientRect());
  await expect(tops.filter(({ bottom }) => bottom <= innerHeight).length).toBeGreaterThanOrEqual(9);
  await expect(Math.max(...tops.map(({ height }) => height))).toBeLessThanOrEqual(57);
  await expect(Math.min(...tops.map(({ height }) => height))).toBeGreaterThanOrEqual(56);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
}

test('on a phone the first bet begins at most 200 px below the top, and nine are in view', async () => {
  await renderOnPlatform(Bets, useBettingRecordScreen, options);
  await measure();
});

test('on a phone the first movement begins at most 200 px below the top, and nine are in view', async () => {
  await renderOnPlatform(Movements, useAccountRecordScreen, options);
  await measure();
});

test('what stays at the top never covers what has the focus', async () => {
  await renderOnPlatform(Bets, useBettingRecordScreen, options);
  await loaded();
  const buttons = entries().flatMap((entry) => [...entry.querySelectorAll('button')]);
  const last = buttons.at(-1) as HTMLElement;
  last.scrollIntoView({ block: 'end' });
  last.focus();
  for (let step = 1; step < 12; step += 1) {
    await userEvent.tab({ shift: true });
    const { activeElement: focused } = document;
    const box = focused?.getBoundingClientRect();
    const top = document.elementFromPoint(195, (box?.top ?? 0) + 6);
    await expect(focused?.contains(top)).toBe(true);
  }
});

test('rounds of a sitting are one row, which reads its rounds when it is opened', async () => {
  const { calls, t } = await renderOnPlatform(Bets, useBettingRecordScreen, {
    ...options,
    prepare(sandbox) {
      const now = sandbox.now();
      const pattern = [...sandbox.store.entries('rounds')]
        .map(([, round]) => round)
        .find(({ gameType, memberId }) => gameType === 'RNG' && memberId === member) as Round;
      sandbox.store.transaction(() => {
        for (let at = 0; at < 40; at += 1) {
          const played = { playedAt: now - (40 - at) * 1_000, settledAt: now - (40 - at) * 1_000 };
          const round = {
            ...pattern,
            ...played,
            roundId: `row-${at}`,
            stakeSatang: 133,
            winSatang: at % 2 === 0 ? 0 : 200,
          };
          sandbox.store.put('rounds', `${member}:row-${at}`, round);
        }
      });
    },
  });
  await loaded();
  const [first] = entries();
  const row = within(first as HTMLElement).getByRole('button', { expanded: false });
  await expect(row).toHaveTextContent('40');
  // To the satang: 20 × 2.00 less 40 × 1.33.
  await expect(row).toHaveTextContent('−฿13.20');
  const before = calls(memberBets).length;
  await userEvent.click(row);
  await waitFor(() => expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(40));
  await expect(
    calls(memberBets)
      .slice(before)
      .map(({ input }) => input),
  ).toEqual([expect.objectContaining({ by: 'each', pageSize: 50 })]);
  // Each by itself when it is asked for.
  await userEvent.click(document.querySelector('[aria-haspopup="dialog"]:not(li *)') as Element);
  await expect(await within(document.body).findByLabelText(t('records:rows.label'))).toHaveValue('sitting');
});

test('bets since the last visit are marked on the next one', async () => {
  const key = `recordSeen:bets ${member}` as const;
  const { sandbox, t } = await renderOnPlatform(Bets, useBettingRecordScreen, {
    ...options,
    prepare: (platform) => localStore.set(key, String(platform.now() - 2 * 24 * 3_600_000)),
  });
  await loaded();
  // The bets can be there before the member is known, whose last visit it is.
  await waitFor(() => expect(entries()[0]).toHaveTextContent(t('records:fresh')));
  await expect(Number(localStore.get(key))).toBeLessThanOrEqual(sandbox.now());
  await expect(Number(localStore.get(key))).toBeGreaterThan(sandbox.now() - 60_000);
});
