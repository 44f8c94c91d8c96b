import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { expect as expectNow, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { settled } from '#storybook/settled.ts';
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

/** The list of each page of the member centre that is a record, or what the page has in its place. */
const lists: Readonly<Record<MemberPage, List | string>> = {
  securityCenter: 'what an account has',
  transferFund: 'moving money, with what was moved below',
  depositv2: 'a deposit, with the orders below',
  withdraw: 'a withdrawal, with the orders below; its history is measured by itself',
  transferUpline: 'a transfer, with what was transferred below',
  personalHistoryCopy: [Bets, days, played],
  transactionHistory: [Movements, days, played],
  personalProfit: [Profit, 'tbody > [role="row"]', played],
  bonusDetails: [Bonuses, 'section > ul > li', { scenario: 'bonusPlayer' }],
  rewardCenter: 'what can be taken',
  referral: 'an invitation, with the friends below',
  missionLeaderboard: 'what can be done',
  messageV2: [Messages, 'ul[aria-busy] > li', { scenario: 'manyMessages' }],
  notifications: [Notifications, days, played],
  manualRebate: 'what can be taken, with what was taken below',
  redEnvelope: 'what can be opened',
  wheel: 'what can be won',
  limits: 'what protects, with its changes below',
};
/** Records of pages that are not of the centre, or begin with something else. */
const others: Readonly<Record<string, List>> = {
  'the history of points': [OwnHistory, 'tbody > [role="row"]', played],
  'the history of wagering': [Turnover, 'tbody > [role="row"]', { scenario: 'bonusPlayer' }],
};
const measured = [...Object.entries(lists), ...Object.entries(others)].flatMap(([name, list]) =>
  typeof list === 'string' ? [] : [[name, ...list] as const],
);

test.each(measured)(
  'on a phone, the records of %s begin at most 420 px below the top',
  async (_, List, rows, options) => {
    const { container } = await renderOnPlatform(List, () => ({}), {
      persona: 'member',
      viewport: 'phone',
      ...options,
    });
    await page.viewport(390, 844);
    const first = () => container.querySelector(rows);
    await vi.waitFor(() => expectNow(first()?.textContent).toBeTruthy(), 10_000);
    await vi.waitFor(() => expectNow(container.querySelector('[aria-busy="true"]')).toBeNull(), 10_000);
    // What is above has code of its own.
    await settled();
    const top = (first()?.getBoundingClientRect().top ?? Number.NaN) - container.getBoundingClientRect().top;
    await expect(top).toBeLessThanOrEqual(420);
  },
);
