import { expect, test } from 'vitest';
import type { EventKind } from '#api/eventKinds.ts';
import { type PushKind, pushKinds } from '#api/push.ts';
import { type Random, createRandom } from '#demo/art/random.ts';
import { dayMs, hourMs, minuteMs } from '#text/durations.ts';
import type { Round } from '../schema/games.ts';
import type { PushDevice, SentPush } from '../schema/push.ts';
import { playFor } from '../seed/playFor.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { browserInput } from '../testing/push.ts';
import { note } from './note.ts';
import { sendDuePushes } from './pushClock.ts';
import { changeMemberPush, endDevicesOf } from './pushDevices.ts';
import { pushKindOfEvent } from './pushRules.ts';

const histories = 10_000;
const steps = 30;
const token = 'the session';
const kindsOfEvents = Object.keys(pushKindOfEvent) as EventKind[];
const quietHours = { from: '13:00', to: '15:30' };

/** What is true of a member at a moment, kept by the test itself. */
interface Truth {
  readonly on: Set<PushKind>;
  readonly events: Map<number, { readonly kind: EventKind; readonly round?: Round }>;
  amounts: boolean;
  quiet: boolean;
  restUntil: number;
  limitAt: number;
  devices: number;
}

/** The time of the day in Thailand, in hours. */
const thaiHour = (at: number): number => ((at + 7 * hourMs) % dayMs) / hourMs;
const thaiDate = (at: number): number => Math.floor((at + 7 * hourMs) / dayMs);

/** Everything that is wrong with a notification that was sent now. */
function wrongWith(truth: Truth, rewards: readonly number[], { at: now, payload }: SentPush): readonly string[] {
  const { kind, at, title, body, url } = payload;
  const event = truth.events.get(at);
  const hour = thaiHour(now);
  const isLoss = event?.round !== undefined && event.round.winSatang <= event.round.stakeSatang;
  const rules: Readonly<Record<string, boolean>> = {
    'after the sign-out': truth.devices === 0,
    'a kind that is off': !truth.on.has(kind),
    'during a break': now < truth.restUntil && kind !== 'security' && event?.kind !== 'withdrawalMoved',
    'at night': (kind === 'reward' || kind === 'message') && (hour >= 22 || hour < 8),
    'in quiet hours': truth.quiet && kind !== 'money' && kind !== 'security' && hour >= 13 && hour < 15.5,
    'too late':
      now - at > (kind === 'draw' ? 10 * minuteMs : kind === 'reward' || kind === 'message' ? dayMs / 2 : dayMs),
    'a reward after a limit': kind === 'reward' && now < truth.limitAt + dayMs,
    'a second reward on a day':
      kind === 'reward' && rewards.some((other) => other !== at && thaiDate(other) === thaiDate(now)),
    'an amount without leave': !truth.amounts && /\d/.test(title + body),
    'a loss with an amount': isLoss && /\d/.test(title + body),
    'another page': !/^\/(vip)?(\?(centre|agent)=\w+(&ref=[\w.-]+)?)?$/.test(url),
    'an unknown event': event === undefined,
  };
  return Object.keys(rules).filter((rule) => rules[rule] === true);
}

/** One member’s history. Counts what was sent, and returns what was wrong. */
function play(
  { sandbox, advance }: TestPlatform,
  random: Random,
  samples: readonly Round[],
  memberId: string,
  sentOf: Partial<Record<PushKind, number>>,
) {
  const { store } = sandbox;
  const truth: Truth = {
    ...{ on: new Set(), events: new Map(), amounts: false, quiet: false },
    ...{ restUntil: 0, limitAt: -Infinity, devices: 0 },
  };
  const rewardsSent: number[] = [];
  const wrong: string[] = [];
  const acts: readonly (() => void)[] = [
    () => {
      truth.devices = random.int(1, 2);
      for (let number = 1; number <= truth.devices; number += 1) {
        const { address } = browserInput(number);
        const device = { ...address, id: `${memberId}-${number}`, memberId, sessionToken: token, userAgent: '' };
        store.put('pushDevices', device.id, { ...device, language: 'en', since: sandbox.now() } satisfies PushDevice);
      }
    },
    () => {
      for (const kind of pushKinds) {
        if (random.chance(0.7)) truth.on.add(kind);
        else truth.on.delete(kind);
      }
      changeMemberPush(sandbox, memberId, {
        kinds: Object.fromEntries(pushKinds.map((each) => [each, truth.on.has(each)])),
      });
    },
    () => changeMemberPush(sandbox, memberId, { amounts: (truth.amounts = random.chance(0.5)) }),
    () => {
      truth.quiet = random.chance(0.5);
      store.put('notifySettings', memberId, { groups: {}, quiet: truth.quiet ? quietHours : null });
    },
    () => {
      truth.restUntil = sandbox.now() + dayMs;
      const rest = { kind: 'timeout', since: sandbox.now(), until: truth.restUntil } as const;
      store.put('playProtections', memberId, {
        ...{ memberId, limits: [], rest, realityCheckMinutes: 60, history: [], changedAt: null },
      });
    },
    () => {
      if (random.chance(0.3)) {
        endDevicesOf(sandbox, token);
        truth.devices = 0;
      }
    },
    ...Array.from({ length: 12 }, () => () => {
      const kind = random.pick(kindsOfEvents);
      const sample = random.pick(samples);
      const winSatang = random.chance(0.5) ? 0 : sample.stakeSatang * 3;
      const round = kind.startsWith('bet') ? { ...sample, memberId, winSatang, settledAt: sandbox.now() } : undefined;
      const roundKey = `${memberId} ${sandbox.now()}`;
      if (round) store.put('rounds', roundKey, round);
      if (kind === 'limitReached') truth.limitAt = sandbox.now();
      truth.events.set(sandbox.now(), { kind, ...(round && { round }) });
      const link = { page: kind === 'vipLevel' ? 'vip' : 'messageV2', reference: random.pick([null, 'M12']) };
      note(sandbox, memberId, kind, { link, ...(round ? { roundKey } : { satang: 123_45 }) });
    }),
  ];
  const seen = new Set<string>();
  // Most histories begin with a device and some kinds.
  store.transaction(() => acts.slice(0, 2).forEach((act) => act()));
  for (let step = 0; step < steps; step += 1) {
    advance(random.int(1, random.chance(0.3) ? 6 * hourMs : 20 * minuteMs));
    store.transaction(random.pick(acts));
    sendDuePushes(sandbox);
    for (const [key, sent] of store.entries('sentPushes')) {
      if (seen.has(key)) continue;
      seen.add(key);
      sentOf[sent.payload.kind] = (sentOf[sent.payload.kind] ?? 0) + 1;
      wrong.push(...wrongWith(truth, rewardsSent, sent));
      if (sent.payload.kind === 'reward') rewardsSent.push(sent.payload.at);
    }
  }
  store.transaction(() => {
    endDevicesOf(sandbox, token);
    for (const table of ['sentPushes', 'waitingPushes'] as const)
      for (const [key] of [...store.entries(table)]) store.remove(table, key);
  });
  return wrong;
}

test(`${histories} random histories send nothing that a rule forbids`, { timeout: 120_000 }, () => {
  const platform = createTestPlatform();
  const { sandbox } = platform;
  playFor(sandbox, 'demo', [{ gameType: 'RNG', stakeSatang: 10_00 }]);
  const [slot] = Array.from(sandbox.store.entries('rounds'), ([, round]) => round);
  if (slot === undefined) throw new Error('no round was played');
  const samples = [slot, { ...slot, gameType: 'LOTT', nodeId: null, gameCode: 'FLASH60' } as const];
  const random = createRandom(1, 'histories');
  const sums: Record<string, number> = {};
  const byKind: Partial<Record<PushKind, number>> = {};
  for (let number = 0; number < histories; number += 1) {
    for (const rule of play(platform, random, samples, `member-${number}`, byKind)) sums[rule] = (sums[rule] ?? 0) + 1;
  }
  expect(sums).toEqual({});
  // Otherwise nothing was proved.
  for (const kind of pushKinds) expect(byKind[kind]).toBeGreaterThan(500);
});
