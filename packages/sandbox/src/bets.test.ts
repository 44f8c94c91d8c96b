import { expect, test, vi } from 'vitest';
import { lotteryRecent } from '#api/lottery.ts';
import { betsWith } from './bets.ts';
import { lotteryNamed, nextDraw } from './domain/lotteryDraws.ts';
import type { SessionAnswer } from './provider/draw/messages.ts';
import type { FixturesSession } from './provider/fixtures/messages.ts';
import { createTestPages, firstCall, targets } from './provider/testing.ts';
import { createTestPlatform } from './testing.ts';

test('no ticket that waits is left out, however many have been bought and have ended since', async () => {
  const platform = createTestPlatform();
  const { world } = platform;
  await platform.signIn('demo');
  const pages = createTestPages(platform);
  const launch = await pages.open(targets.draw);
  const slow = lotteryNamed(world, 'BELL10');
  if (!slow) throw new Error('no such lottery');
  const buy = (roundId: string, gameId: string, numero: string) =>
    pages.post('draw/buy', { launch, roundId, gameId, numero, playType: 'run', number: '1', stake: '1.00' });
  const { numero } = nextDraw(slow, world.now());
  for (let at = 0; at < 25; at += 1) await buy(`slow-ticket-${at}`, 'BELL10', numero);
  const fast = lotteryNamed(world, 'FLASH60');
  if (!fast) throw new Error('no such lottery');
  for (let at = 0; at < 130; at += 1) await buy(`fast-ticket-${at}`, 'FLASH60', nextDraw(fast, world.now()).numero);
  platform.advance(60_000);
  const { tickets } = await pages.ask<SessionAnswer>('draw/session', { launch });
  expect(tickets.filter(({ state }) => state === 'waiting')).toHaveLength(25);
  expect(tickets.filter(({ state }) => state !== 'waiting')).toHaveLength(20);
  expect(tickets[25]?.roundId).toBe('fast-ticket-129');
  expect(betsWith(world, 'member-demo', 'ELOTT').length).toBeLessThan(156);
  const recent = await platform.client.call(lotteryRecent, { prizeMode: 'SEA', device: 'WEB' });
  expect(recent.ok && recent.value.list).toEqual([{ gameId: 'FLASH60' }, { gameId: 'BELL10' }]);
});

test('who looks at their bets does not have everybody’s rounds read', async () => {
  const platform = createTestPlatform();
  await platform.signIn('demo');
  const pages = createTestPages(platform);
  const launches = { matches: await pages.open(targets.matches), draw: await pages.open(targets.draw) };
  for (const kind of ['matches', 'draw'] as const) {
    const [call, more] = await firstCall(pages, kind, launches[kind]);
    await pages.post(call, { launch: launches[kind], roundId: `${kind}-round`, ...more });
  }
  const walked = vi.spyOn(platform.world.store, 'entries');
  const matches = await pages.ask<FixturesSession>('fixtures/session', { launch: launches.matches });
  const draws = await pages.ask<SessionAnswer>('draw/session', { launch: launches.draw });
  await platform.client.call(lotteryRecent, { prizeMode: 'SEA', device: 'WEB' });
  expect([matches.bets.length, draws.tickets.length]).toEqual([1, 1]);
  expect(walked.mock.calls.flat()).not.toContain('rounds');
});
