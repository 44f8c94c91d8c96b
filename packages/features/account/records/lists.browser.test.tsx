import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loaded } from '#storybook/loaded.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { BonusesScreen } from '../benefits/bonuses/BonusesScreen.tsx';
import { useBonusesScreen } from '../benefits/bonuses/useBonusesScreen.ts';
import { OwnHistory } from '../benefits/pointMall/parts/OwnHistory.tsx';
import { MessagesScreen } from '../messages/inbox/MessagesScreen.tsx';
import { useMessagesScreen } from '../messages/inbox/useMessagesScreen.ts';
import { NotificationsScreen } from '../messages/notifications/NotificationsScreen.tsx';
import { useNotificationsScreen } from '../messages/notifications/useNotificationsScreen.ts';
import { ProfitScreen } from './profit/ProfitScreen.tsx';
import { useProfitScreen } from './profit/useProfitScreen.ts';
import { AccountRecordScreen } from './statement/AccountRecordScreen.tsx';
import { BettingRecordScreen } from './statement/BettingRecordScreen.tsx';
import { useAccountRecordScreen } from './statement/useAccountRecordScreen.ts';
import { useBettingRecordScreen } from './statement/useBettingRecordScreen.ts';
import { OwnTurnoverHistory } from './turnover/OwnTurnoverHistory.tsx';

const Bets = () => <BettingRecordScreen {...useBettingRecordScreen()} />;
const Movements = () => <AccountRecordScreen {...useAccountRecordScreen()} />;
const Profit = () => <ProfitScreen {...useProfitScreen()} />;
const Bonuses = () => <BonusesScreen {...useBonusesScreen()} />;
const Messages = () => <MessagesScreen {...useMessagesScreen()} />;
const Turnover = () => <OwnTurnoverHistory onCounted={() => {}} />;
const Notifications = () => <NotificationsScreen {...useNotificationsScreen()} />;

type List = readonly [List: ComponentType, rows: string, options: RenderOptions];
const played: RenderOptions = { scenario: 'played' };
const days = 'section li';

/** The records of an account: pages of the member centre, and lists that are not a page of it or do not begin one. */
const lists: readonly (readonly [name: string, ...list: List])[] = [
  ['bets', Bets, days, played],
  ['movements of money', Movements, days, played],
  ['profit', Profit, 'tbody > [role="row"]', played],
  ['bonuses', Bonuses, 'section > ul > li', { scenario: 'bonusPlayer' }],
  ['messages', Messages, 'ul[aria-busy] > li', { scenario: 'manyMessages' }],
  ['notifications', Notifications, days, played],
  ['points', OwnHistory, 'tbody > [role="row"]', played],
  ['wagering', Turnover, 'tbody > [role="row"]', { scenario: 'bonusPlayer' }],
];

test.each(lists)('on a phone, the record of %s begins at most 420 px below the top', async (_, List, rows, options) => {
  const { container } = await renderOnPlatform(List, () => ({}), {
    persona: 'member',
    viewport: 'phone',
    ...options,
  });
  await page.viewport(390, 844);
  const first = () => container.querySelector(rows);
  await vi.waitFor(() => expect(first()?.textContent).toBeTruthy());
  // What stands above may have code of its own, and comes after the rows.
  await loaded(container);
  const top = (first()?.getBoundingClientRect().top ?? Number.NaN) - container.getBoundingClientRect().top;
  expect(top).toBeLessThanOrEqual(420);
});
