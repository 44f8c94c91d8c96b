import { expect, test, vi } from 'vitest';
import { lotteryRecent } from '#api/lottery.ts';
import type { SessionAnswer } from '#demo/vendors/lottery/server/messages.ts';
import { createTestPages, firstCall, targets } from '#demo/vendors/shared/server/testing.ts';
import type { FixturesSession } from '#demo/vendors/sportsbook/server/messages.ts';
import { lotteryNamed, nextDraw } from '../games/lotteryDraws.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { betsWith } from './bets.ts';

test('open bets stay listed, however many bets follow', async () => {
  const platform = createTestPlatform();
  const { sandbox } = platform;
  await platform.signIn('demo');
  const pages = createTestPages(platform);
  const launch = await pages.open(targets.lottery);
  const slow = lotteryNamed(sandbox, 'BELL10');
  if (!slow) throw new Error('no such lottery');
  const buy = (roundId: string, gameId: string, numero: string) =>
    pages.post('lottery/buy', { launch, roundId, gameId, numero, playType: 'run', numbers: ['1'], stake: '1.00' });
  const { numero } = nextDraw(slow, sandbox.now());
  for (let at = 0; at < 25; at += 1) await buy(`slow-ticket-${at}`, 'BELL10', numero);
  const fast = lotteryNamed(sandbox, 'FLASH60');
  if (!fast) throw new Error('no such lottery');
  for (let at = 0; at < 130; at += 1) await buy(`fast-ticket-${at}`, 'FLASH60', nextDraw(fast, sandbox.now()).numero);
  platform.advance(60_000);
  const { tickets } = await pages.ask<SessionAnswer>('lottery/session', { launch });
  expect(tickets.filter(({ state }) => state === 'waiting')).toHaveLength(25);
  expect(tickets.filter(({ state }) => state !== 'waiting')).toHaveLength(20);
  expect(tickets[25]?.roundId).toBe('fast-ticket-129');
  expect(betsWith(sandbox, 'member-demo', 'ELOTT').length).toBeLessThan(156);
  const recent = await platform.client.call(lotteryRecent, { prizeMode: 'SEA', device: 'WEB' });
  expect(recent.ok && recent.value.list).toEqual([{ gameId: 'FLASH60' }, { gameId: 'BELL10' }]);
});

test('listing the bets of a member does not read all rounds', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const pages = createTestPages(platform);
  const launches = { sportsbook: await pages.open(targets.sportsbook), lottery: await pages.open(targets.lottery) };
  for (const kind of ['sportsbook', 'lottery'] as const) {
    const [call, more] = await firstCall(pages, kind, launches[kind]);
    await pages.post(call, { launch: launches[kind], roundId: `${kind}-round`, ...more });
  }
  const walked = vi.spyOn(platform.sandbox.store, 'entries');
  const matches = await pages.ask<FixturesSession>('sportsbook/session', { launch: launches.sportsbook });
  const draws = await pages.ask<SessionAnswer>('lottery/session', { launch: launches.lottery });
  await platform.client.call(lotteryRecent, { prizeMode: 'SEA', device: 'WEB' });
  expect([matches.bets.length, draws.tickets.length]).toEqual([1, 1]);
  expect(walked.mock.calls.flat()).not.toContain('rounds');
});
