import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import deposit from '#locales/en/deposit.json';
import limits from '#locales/en/limits.json';
import pointMall from '#locales/en/pointMall.json';
import withdraw from '#locales/en/withdraw.json';
import { interpolation } from '../i18n/interpolation.ts';
import { wordRefusal } from './useRefusalText.ts';

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  interpolation,
  initAsync: false,
  resources: { en: { deposit, limits, pointMall, withdraw } },
});

function word(space: string, code: RefusalCode, detail = {}, variant?: string) {
  const t = i18n.getFixedT('en', space) as unknown as Parameters<typeof wordRefusal>[2]['t'];
  return wordRefusal({ kind: 'refused', code, message: '', detail }, variant, {
    t,
    money: (amount) => `฿${amount}`,
    count: (number) => number.toLocaleString('en'),
    moment: (moment) => moment.slice(11, 16),
  });
}

it('adds what the detail says beside the text of the code', () => {
  expect(word('withdraw', 'withdraw_daily', { resetsAt: '2026-11-27T17:00:00Z' })).toBe(
    'You have reached today’s limit. Try again after 17:00.',
  );
  expect(word('withdraw', 'withdraw_daily')).toBe('You have reached today’s limit.');
  expect(word('withdraw', 'turnover_missing', { missing: '40.50', until: '2026-11-27T17:00:00Z' })).toBe(
    'Some bets are still missing. This page lists what counts. ฿40.50 more to wager.',
  );
});

it('fills what the text names, and says it once', () => {
  const detail = { left: '200.00', resetsAt: '2026-11-27T17:00:00Z' };
  expect(word('deposit', 'limit_reached', detail)).toBe(
    'This is more than the deposit limit that you set. ฿200.00 left · starts anew 17:00.',
  );
});

it('leaves a text with an open placeholder, and a code without words, to the messages of the site', () => {
  expect(word('limits', 'raise_waits')).toBeNull();
  expect(word('deposit', 'limit_reached', { left: '200.00' })).toBeNull();
  expect(word('withdraw', 'account_locked')).toBeNull();
});

it('prefers the reason that the detail or the page names, where there are words for it', () => {
  expect(word('deposit', 'order_closed', { status: 'paid' })).toBe(
    'The payment has arrived, and the money is in your balance.',
  );
  expect(word('deposit', 'order_closed', { status: 'lost' })).toBe(word('deposit', 'order_closed'));
  expect(word('deposit', 'play_suspended', {}, 'method_unavailable')).toBe(word('deposit', 'method_unavailable'));
});

it('says the number or fact that the detail states, where there are words for it', () => {
  const bare = word('pointMall', 'redeem_most');
  expect(bare).toContain('as many of this reward');
  expect(word('pointMall', 'redeem_most', { left: 2 })).toBe('You can have only 2 more of this reward.');
  for (const left of [0, '2.00', null, false]) expect(word('pointMall', 'redeem_most', { left })).toBe(bare);
  expect(word('pointMall', 'reward_changed', { off: true })).toBe('Points cannot be converted to money');
  expect(word('pointMall', 'reward_changed', { off: false })).toBe(word('pointMall', 'reward_changed'));
});

it('says that nothing ends where the text of the code names a time', () => {
  expect(word('deposit', 'play_suspended', { until: '2026-11-27T17:00:00Z' })).toContain('17:00');
  expect(word('deposit', 'play_suspended', { until: null })).toBe(
    'You’ve self-excluded permanently, so deposits are closed.',
  );
});
