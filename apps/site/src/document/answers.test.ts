import { describe, expect, it, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { gameList } from '#api/games.ts';
import { lotteryOpenDraws } from '#api/lottery.ts';
import { walletBalance } from '#api/member.ts';
import { siteConstants } from '#api/primitives.ts';
import { memberRegister } from '#api/registration.ts';
import { systemStatus } from '#api/system.ts';
import type { CallKey } from '#core/data/platform.tsx';
import { createAnswers, publicOperation } from './answers.ts';

const key: CallKey = [gameList.id, { pageNo: 1, pageSize: siteConstants.pageSize }, null];

function setUp() {
  let time = 1;
  const call = vi.fn<(operation: unknown, input: unknown) => Promise<unknown>>();
  const answers = createAnswers({ client: { call } as unknown as Client, freshMs: 5, staleMs: 300, now: () => time });
  return { answers, call, pass: (ms: number) => (time += ms) };
}

describe('only answers that are the same for every visitor are read', () => {
  it.each([
    ['a list of games', key, true],
    ['the same call with a session', [gameList.id, {}, 'a-token'], false],
    ['a balance', [walletBalance.id, {}, null], false],
    ['a call that changes something', [memberRegister.id, {}, null], false],
    ['the status, which depends on the address of the visitor', [systemStatus.id, {}, null], false],
    ['open draws, which depend on the second', [lotteryOpenDraws.id, {}, null], false],
    ['an unknown operation', ['nothing', {}, null], false],
  ] as const)('%s', (_what, call, isPublic) => {
    expect(publicOperation(call) !== undefined).toBe(isPublic);
  });

  it('and nothing else is sent', async () => {
    const { answers, call } = setUp();
    await answers.load([[walletBalance.id, {}, null]]);
    expect(answers.read([walletBalance.id, {}, null])).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });
});

it('asks once, and keeps the answer while it is fresh', async () => {
  const { answers, call, pass } = setUp();
  call.mockResolvedValue({ ok: true, value: 'one' });
  await Promise.all([answers.load([key]), answers.load([key])]);
  pass(5);
  expect(answers.read(key)?.value).toBe('one');
  expect(call).toHaveBeenCalledOnce();
});

it('keeps a stale answer until the next good one', async () => {
  const { answers, call, pass } = setUp();
  call.mockResolvedValueOnce({ ok: true, value: 'one' });
  await answers.load([key]);
  pass(6);
  call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
  expect(answers.read(key)?.value).toBe('one');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  pass(6);
  call.mockRejectedValueOnce(new Error('reset'));
  expect(answers.read(key)?.value).toBe('one');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3));
  pass(6);
  call.mockResolvedValueOnce({ ok: true, value: 'two' });
  answers.read(key);
  await vi.waitFor(() => expect(answers.read(key)?.value).toBe('two'));
});

describe('an answer that nobody has read for long', () => {
  it('is asked for again before it is shown', async () => {
    const { answers, call, pass } = setUp();
    call.mockResolvedValueOnce({ ok: true, value: 'of the night' });
    await answers.load([key]);
    pass(301);
    call.mockResolvedValueOnce({ ok: true, value: 'of the morning' });
    expect(answers.read(key)).toBeUndefined();
    await answers.load([key]);
    expect(answers.read(key)?.value).toBe('of the morning');
  });

  it('is shown where the platform fails', async () => {
    const { answers, call, pass } = setUp();
    call.mockResolvedValueOnce({ ok: true, value: 'of the night' });
    await answers.load([key]);
    pass(301);
    call.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    await answers.load([key]);
    expect(answers.read(key)?.value).toBe('of the night');
    expect(call).toHaveBeenCalledTimes(2);
  });
});
