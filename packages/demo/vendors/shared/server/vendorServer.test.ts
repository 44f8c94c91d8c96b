import { beforeEach, expect, test } from 'vitest';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { sumOfAll } from '#sandbox/money/ledger.ts';
import { type Sandbox } from '#sandbox/sandbox.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { openGame } from '#sandbox/seed/openGame.ts';
import type { RefusalAnswer, SessionAnswer, SpinAnswer } from './messages.ts';
import { createVendorServer, vendorApiPath } from './vendorServer.ts';

const address = `https://kinnari.test${vendorApiPath}`;
let sandbox: Sandbox;
let provide: (request: Request) => Promise<Response>;

beforeEach(() => {
  sandbox = createSandbox();
  provide = createVendorServer(sandbox);
  openGame(sandbox, memberIdOf('demo'), 'rich-player');
  openGame(sandbox, memberIdOf('newbie'), 'poor-player');
});

async function session(launch: string): Promise<SessionAnswer & RefusalAnswer> {
  return (await provide(new Request(`${address}session?launch=${launch}`))).json();
}

async function spin(body: unknown): Promise<SpinAnswer & RefusalAnswer> {
  return (await provide(new Request(`${address}spin`, { method: 'POST', body: JSON.stringify(body) }))).json();
}

const satang = (amount: string) => Math.round(Number(amount) * 100);

test('a session contains what the page needs to draw the game', async () => {
  const answer = await session('rich-player');
  expect(answer.balance).toBe('10000.00');
  expect(answer.symbols).toHaveLength(8);
  expect(new Set(answer.symbols).size).toBe(8);
  expect(answer.stakes[0]).toBe(answer.minStake);
  expect(answer.stakes).toContain('1.00');
});

test('a spin takes the stake, pays the win, and leaves the ledger at zero', async () => {
  let balance = 1_000_000;
  for (let number = 0; number < 40; number += 1) {
    const answer = await spin({ launch: 'rich-player', roundId: `a-round-${number}`, stake: '10.00' });
    balance += satang(answer.win) - 1_000;
    expect(satang(answer.balance)).toBe(balance);
    expect(satang(answer.win)).toBe(answer.wins.reduce((sum, win) => sum + satang(win.amount), 0));
    expect(answer.grid.map((column) => column.length)).toEqual([3, 3, 3]);
  }
  expect(sumOfAll(sandbox)).toBe(0);
});

test('a repeated round returns the same answer and moves no money', async () => {
  const round = { launch: 'rich-player', roundId: 'round-lost', stake: '100.00' };
  const first = await spin(round);
  expect(await spin(round)).toEqual(first);
  expect((await session('rich-player')).balance).toBe(first.balance);
});

test('a stake above the balance is refused, and nothing is taken', async () => {
  const answer = await spin({ launch: 'poor-player', roundId: 'round-poor', stake: '1.00' });
  expect(answer).toEqual({
    refused: 'insufficient_balance',
    message: 'the stake is above the balance; nothing was taken',
  });
  expect((await session('poor-player')).balance).toBe('0.00');
});

test.each([
  ['launch_expired', { launch: 'unknown', roundId: 'round-one', stake: '1.00' }],
  ['stake_out_of_range', { launch: 'rich-player', roundId: 'round-one', stake: '1.01' }],
  ['stake_out_of_range', { launch: 'rich-player', roundId: 'round-one', stake: '999999.00' }],
  ['invalid_input', { launch: 'rich-player', roundId: 'round-one', stake: '-1.00' }],
  ['invalid_input', { launch: 'rich-player', roundId: '../..', stake: '1.00' }],
  ['invalid_input', 'nonsense'],
])('%s', async (refused, body) => {
  expect(await spin(body)).toMatchObject({ refused });
  expect((await session('rich-player')).balance).toBe('10000.00');
});

test('a page without an origin may call the server', async () => {
  const preflight = await provide(new Request(`${address}spin`, { method: 'OPTIONS' }));
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('*');
  const answer = await provide(new Request(`${address}session?launch=rich-player`));
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
});
