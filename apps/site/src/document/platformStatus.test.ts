import { expect, it, vi } from 'vitest';
import type { Client } from '#api/client.ts';
import { fail, ok } from '#api/errors.ts';
import { createPlatformStatus } from './platformStatus.ts';

function setUp() {
  let time = 0;
  let reachable = true;
  const asked: (string | undefined)[] = [];
  const value = {
    maintenance: false,
    maintenanceStart: null,
    maintenanceEnd: null,
    location: { ip: '' },
    serverTime: '2026-04-13T05:00:00.000Z',
  };
  const onAnswer = vi.fn<() => void>();
  const status = createPlatformStatus({
    // Only this call is made.
    clientFor: (address) =>
      ({
        async call() {
          asked.push(address);
          return reachable
            ? ok({ ...value, regionRestriction: address === '203.0.113.9' })
            : fail({ kind: 'network', outcomeUnknown: false });
        },
      }) as unknown as Client,
    freshMs: 5_000,
    now: () => time,
    onAnswer,
  });
  return { status, asked, onAnswer, pass: (ms: number) => (time += ms), reach: (on: boolean) => (reachable = on) };
}

it('asks for each visitor, and no more than once in half a minute', async () => {
  const { status, asked, onAnswer, pass } = setUp();
  for (const address of ['203.0.113.9', '203.0.113.10', '203.0.113.9']) {
    expect((await status.of(address))?.regionRestriction).toBe(address.endsWith('.9'));
  }
  pass(30_000);
  await status.of('203.0.113.9');
  expect(asked).toEqual(['203.0.113.9', '203.0.113.10']);
  // The clock is the platform's for everyone.
  expect(onAnswer).not.toHaveBeenCalled();
  await status.shared();
  expect(onAnswer).toHaveBeenCalledOnce();
});

it('asks again when the answer is older, at once for a visitor who has been away', async () => {
  const { status, asked, pass } = setUp();
  await status.of('203.0.113.9');
  pass(61_000);
  await status.of('203.0.113.9');
  expect(asked).toHaveLength(2);
});

it('does not wait for a platform that fails again and again, and notices when it answers', async () => {
  const { status, asked, pass, reach } = setUp();
  reach(false);
  expect(await status.of('203.0.113.9')).toBeNull();
  // Not a promise: nothing is waited for.
  expect(status.of('203.0.113.9')).toBeNull();
  expect(asked).toHaveLength(1);
  reach(true);
  pass(2_001);
  expect(status.of('203.0.113.9')).toBeNull();
  await vi.waitFor(() => expect(status.of('203.0.113.9')).toMatchObject({ regionRestriction: true }));
});
