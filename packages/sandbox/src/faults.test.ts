import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import type { ApiError } from '#api/errors.ts';
import { gameLaunch } from '#api/launch.ts';
import { walletBalance } from '#api/member.ts';
import { systemStatus } from '#api/system.ts';
import { type Fault, createFaultPlan, faultList } from './faults.ts';
import { createTestPlatform } from './testing/platform.ts';

const launchInput = {
  vassalage: 'LTWR',
  gameType: 'RNG',
  nodeId: 100_001,
  language: 'TH',
  device: 'WEB',
  backUrl: '/rng',
} as const;

async function withFaults(...faults: Fault[]) {
  const plan = createFaultPlan();
  const platform = createTestPlatform({ faults: plan });
  await platform.signIn('demo');
  plan.set(faults);
  const launches = (): number => [...platform.sandbox.store.entries('launches')].length;
  return { ...platform, plan, launches, launch: () => platform.client.call(gameLaunch, launchInput) };
}

const brokenAnswers: readonly (readonly [Fault['fault'], ApiError['kind']])[] = [
  [{ kind: 'network' }, 'network'],
  [{ kind: 'status', status: 503 }, 'unavailable'],
  [{ kind: 'status', status: 429, retryAfterS: 3 }, 'rateLimited'],
  [{ kind: 'status', status: 401 }, 'unauthorized'],
  [{ kind: 'truncate' }, 'network'],
  [{ kind: 'malformed', value: { content: 7 } }, 'contract'],
  [{ kind: 'refuse', code: 'game_unavailable' }, 'refused'],
];
const effects = [
  [undefined, 0],
  ['notApplied', 0],
  ['applied', 1],
  ['appliedTwice', 2],
] as const;

test.each(
  brokenAnswers.flatMap(([fault, kind]) => effects.map(([effect, times]) => [fault, kind, effect, times] as const)),
)('%o fails as %s; with effect %s it launches %i times', async (fault, kind, effect, times) => {
  const { launch, launches } = await withFaults({ match: 'gameLaunch', fault, ...(effect && { effect }) });
  expect(await launch()).toMatchObject({ ok: false, error: { kind } });
  expect(launches()).toBe(times);
});

test.each([{ kind: 'hang' }, { kind: 'delay', ms: 600_000 }] as const)(
  '%o is answered once released',
  async (fault) => {
    for (const [effect, whileWaiting, afterwards] of [
      ['notApplied', 0, 1],
      ['applied', 1, 1],
      ['appliedTwice', 2, 2],
    ] as const) {
      const { launch, launches, plan } = await withFaults({ match: '*', fault, effect });
      const answer = launch();
      await vi.waitUntil(() => plan.waiting() === 1);
      expect(launches()).toBe(whileWaiting);
      plan.release();
      expect((await answer).ok).toBe(true);
      expect(launches()).toBe(afterwards);
    }
  },
);

test('an aborted call had no effect', async () => {
  const { handle, launches, token, plan } = await withFaults({ match: '*', fault: { kind: 'hang' } });
  const giveUp = new AbortController();
  const answer = handle(
    new Request(`https://kinnari.test${gameLaunch.path}`, {
      method: 'POST',
      body: JSON.stringify(launchInput),
      headers: { Authorization: `Bearer ${token()}` },
      signal: giveUp.signal,
    }),
  );
  await vi.waitUntil(() => plan.waiting() === 1);
  giveUp.abort();
  expect((await answer).type).toBe('error');
  expect(launches()).toBe(0);
});

test('a short delay ends without a release', async () => {
  const { launch } = await withFaults({ match: '*', fault: { kind: 'delay', ms: 1 } });
  expect((await launch()).ok).toBe(true);
});

test('faults apply by call, after calls and by probability; the first one that applies is used', () => {
  const seen = (fault: Fault, calls: number): boolean[] => {
    const plan = createFaultPlan([fault]);
    return Array.from({ length: calls }, () => plan.next('walletBalance') !== null);
  };
  const network = { match: '*', fault: { kind: 'network' } } as const;
  expect(seen({ ...network, when: { calls: [1, 3] } }, 4)).toEqual([true, false, true, false]);
  expect(seen({ ...network, when: { afterCalls: 2 } }, 4)).toEqual([false, false, true, true]);
  expect(seen({ ...network, when: { calls: 'every' } }, 2)).toEqual([true, true]);
  expect(seen({ ...network, match: 'images' }, 2)).toEqual([false, false]);
  const chance = seen({ ...network, when: { probability: 0.5 } }, 400).filter(Boolean).length;
  expect(chance).toBeGreaterThan(150);
  expect(chance).toBeLessThan(250);

  const plan = createFaultPlan([{ match: 'walletBalance', when: { calls: [2] }, fault: { kind: 'hang' } }, network]);
  expect([plan.next('walletBalance'), plan.next('walletBalance')].map((due) => due?.fault.kind)).toEqual([
    'network',
    'hang',
  ]);
  expect(plan.next('images')).toBeNull();
});

test('the client repeats a failed read', async () => {
  const { client } = await withFaults({ match: 'walletBalance', when: { calls: [1, 2] }, fault: { kind: 'network' } });
  expect((await client.call(walletBalance, {})).ok).toBe(true);
});

test('images fail by the match `images` only', async () => {
  const { handle, client } = await withFaults({ match: 'images', fault: { kind: 'status', status: 500 } });
  const picture = await handle(new Request('https://kinnari.test/TCG_PROD_IMAGES/AVATARS/1.svg'));
  expect(picture.status).toBe(500);
  expect((await client.call(systemStatus, {})).ok).toBe(true);
});

test('streams have faults of their own, and no answer has these', () => {
  const isValid = (match: string, fault: object) => v.safeParse(faultList, [{ match, fault }]).success;
  const ofStreams = [{ kind: 'cut', afterMessages: 0 }, { kind: 'garbage' }, { kind: 'silence' }];
  for (const fault of ofStreams) {
    expect(isValid('liveStream', fault)).toBe(true);
    expect([isValid('*', fault), isValid('images', fault), isValid('liveTicket', fault)]).toEqual([
      false,
      false,
      false,
    ]);
  }
  expect(isValid('liveStream', { kind: 'status', status: 503 })).toBe(true);
  for (const kind of ['truncate', 'oddEntries']) expect(isValid('liveStream', { kind })).toBe(false);
  expect(createFaultPlan([{ match: '*', fault: { kind: 'network' } }]).next('liveStream')).toBeNull();
});

test('faults are validated', () => {
  const valid = [{ match: 'gameList', fault: { kind: 'delay', ms: 300 }, when: { calls: [1] }, effect: 'applied' }];
  expect(v.safeParse(faultList, valid).success).toBe(true);
  for (const wrong of [
    { match: 'noSuchOperation', fault: { kind: 'hang' } },
    { match: '*', fault: { kind: 'explode' } },
    { match: '*', fault: { kind: 'delay', ms: Number.NaN } },
    { match: '*', fault: { kind: 'status', status: 99 } },
    { match: '*', fault: { kind: 'hang' }, when: { calls: [0] } },
  ]) {
    expect(v.safeParse(faultList, [wrong]).success).toBe(false);
  }
});
