import { expect, it } from 'vitest';
import { type EventKind, eventKinds } from '#api/eventKinds.ts';
import type { NotifySettings } from '#api/notifications.ts';
import {
  type Announcements,
  type Circumstances,
  type Hold,
  countOf,
  follow,
  isAnnounced,
  noAnnouncements,
  togetherMs,
  toneOf,
  typingMs,
} from './announcements.model.ts';
import type { MemberEvent } from './useEventText.ts';

let events = 0;
const event = (kind: MemberEvent['kind'], more: Partial<MemberEvent> = {}): MemberEvent => ({
  id: `E${(events += 1)}`,
  kind,
  at: '2026-07-01T00:00:00Z',
  label: 'Lucky Naga',
  count: 1,
  link: null,
  ...more,
});
const bet = (stake: string, win: string): MemberEvent => event('betSettled', { amounts: { stake, win } });
const open: Circumstances = { openPages: ['rng'], isResting: false, settings: null, timeOfDay: '13:05' };
const announced = (circumstances: Partial<Circumstances>): readonly EventKind[] =>
  kinds.filter((kind) => isAnnounced(event(kind), { ...open, ...circumstances }));
const kinds = Object.keys(eventKinds) as EventKind[];
const settings = (more: Partial<NotifySettings>): NotifySettings => ({ groups: [], quiet: null, ...more });

it('announces everything but what is for the list alone', () => {
  expect(kinds.filter((kind) => !announced({}).includes(kind))).toEqual(['teamSignUp', 'contractEnds', 'teamQuiet']);
  expect(isAnnounced(event({ other: 'newKind' }), open)).toBe(true);
  const { label: _, ...unnamed } = event({ other: 'newKind' });
  expect(isAnnounced(unnamed, open)).toBe(false);
});

it('does not announce what an open page shows, unless it is always announced', () => {
  const link = (page: string) => ({ link: { page, reference: null } });
  const isSaid = (kind: EventKind, page: string, openPage: string): boolean =>
    isAnnounced(event(kind, link(page)), { ...open, openPages: [openPage] });
  expect(isSaid('betSettled', 'personalHistoryCopy', 'personalHistoryCopy')).toBe(false);
  expect(isSaid('betSettled', 'personalHistoryCopy', 'withdraw')).toBe(true);
  expect(isSaid('depositArrived', 'transactionHistory', 'depositv2')).toBe(false);
  expect(isSaid('limitReached', 'limits', 'limits')).toBe(true);
});

it('keeps to money, protection and security during a break and in the quiet hours', () => {
  const allowed = kinds.filter((kind) => ['money', 'protection', 'security'].includes(eventKinds[kind].group));
  expect(announced({ isResting: true })).toEqual(allowed);
  const quiet = { from: '22:30', to: '07:00' };
  for (const timeOfDay of ['22:30', '23:59', '00:00', '06:59'])
    expect(announced({ timeOfDay, settings: settings({ quiet }) })).toEqual(allowed);
  for (const timeOfDay of ['22:29', '07:00', '13:05'])
    expect(announced({ timeOfDay, settings: settings({ quiet }) })).toEqual(announced({}));
  const noon = { from: '12:00', to: '14:00' };
  expect(announced({ settings: settings({ quiet: noon }) })).toEqual(allowed);
  expect(announced({ timeOfDay: '14:00', settings: settings({ quiet: noon }) })).toEqual(announced({}));
  expect(isAnnounced(event({ other: 'newKind' }), { ...open, isResting: true })).toBe(false);
});

it('leaves out the groups that the member has switched off, but never what protects', () => {
  const off = { screen: false, mail: true, sms: true, fixed: false };
  const groups = [
    { group: 'bets', ...off },
    { group: 'security', ...off },
    { group: { other: 'news' }, ...off },
  ] as const;
  expect(announced({ settings: settings({ groups: [...groups] }) })).toEqual(
    announced({}).filter((kind) => eventKinds[kind].group !== 'bets'),
  );
});

it('celebrates a win above its stake alone', () => {
  const tone = (...told: MemberEvent[]) => toneOf({ events: told });
  expect(tone(bet('100.00', '100.01'))).toBe('positive');
  expect(tone(bet('9.00', '10.00'))).toBe('positive');
  for (const win of ['0.00', '99.99', '100.00']) expect(tone(bet('100.00', win)), win).toBe('neutral');
  expect(tone(event('betSettled'))).toBe('neutral');
  expect(tone(bet('1.00', '2.00'), bet('1.00', '0.00'))).toBe('neutral');
  expect(tone(event('depositArrived'))).toBe('positive');
  expect([tone(event('newDevice')), tone(event('breakEnds')), tone(event('depositRejected'))]).toEqual([
    'warning',
    'warning',
    'warning',
  ]);
});

/** Announcements over time. `say` tells of events, and each step says whether the toast is still there. */
function begin() {
  let state: Announcements = noAnnouncements;
  let now = 0;
  return {
    state: () => state,
    step(
      told: readonly MemberEvent[],
      more: { ms?: number; hold?: Hold; isOnScreen?: boolean; isLate?: boolean } = {},
    ) {
      const { ms = 100, hold = 'none', isOnScreen = true, isLate = false } = more;
      now += ms;
      state = follow(state, { events: told, isLate, now, hold, isOnScreen });
      return state;
    },
  };
}
const groups = ({ shown, waiting }: Announcements): readonly unknown[] =>
  [shown, ...waiting].map((each) => each && `${each.group} ${countOf(each)}`);

it('shows one at a time, and events of a group within three seconds as one', () => {
  const { step } = begin();
  step([bet('1.00', '0.00')]);
  expect(groups(step([bet('1.00', '0.00'), event('message')]))).toEqual(['bets 2', 'messages 1']);
  // Those that wait are one, too.
  expect(groups(step([event('message')]))).toEqual(['bets 2', 'messages 2']);
  expect(groups(step([bet('1.00', '0.00')], { ms: togetherMs }))).toEqual(['bets 2', 'messages 2', 'bets 1']);
  expect(groups(step([], { isOnScreen: false }))).toEqual(['messages 2', 'bets 1']);
  expect(groups(step([event('teamFirstDeposit', { count: 3 })]))).toEqual(['messages 2', 'bets 1', 'team 3']);
});

it('lets at most three wait, and leaves the oldest to the list', () => {
  const { step } = begin();
  step([event('vipLevel')]);
  const told = [event('limitReached'), bet('1.00', '0.00'), event('message'), event('depositArrived')];
  expect(groups(step(told))).toEqual(['rewards 1', 'protection 1', 'messages 1', 'money 1']);
});

it('keeps what comes while the player must not be disturbed, and then sums it up', () => {
  const { step } = begin();
  step([event('vipLevel')]);
  step([bet('1.00', '0.00'), event('message'), event('limitReached')], { hold: 'busy', isOnScreen: false });
  step([event('depositArrived'), event('newDevice')], { hold: 'busy', ms: 600_000 });
  expect(groups(step([], { hold: 'busy' }))[0]).toBeNull();
  expect(groups(step([]))).toEqual(['protection 1', 'security 1', 'other 3']);
});

it('says a single thing, or several of a group, as they are, also when they were kept or are late', () => {
  const kept = begin();
  kept.step([bet('1.00', '0.00')], { hold: 'busy' });
  expect(groups(kept.step([], { ms: 60_000 }))).toEqual(['bets 1']);
  expect(groups(begin().step([event('message'), event('message')], { isLate: true }))).toEqual(['messages 2']);
  expect(groups(begin().step([event('message'), event('vipLevel')], { isLate: true }))).toEqual(['other 2']);
});

it('waits for half a minute at most while something is typed', () => {
  const { step } = begin();
  expect(groups(step([event('message')], { hold: 'typing' }))).toEqual([null, 'messages 1']);
  expect(groups(step([], { hold: 'typing', ms: typingMs - 1 }))).toEqual([null, 'messages 1']);
  expect(groups(step([], { hold: 'typing', ms: 1 }))).toEqual(['messages 1']);
});

it('keeps its rules in any order of events', () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  for (let run = 0; run < 1_000; run += 1) {
    const { state, step } = begin();
    const told = new Set<string>();
    const protecting = new Set<string>();
    let hold: Hold = 'none';
    for (let at = 0; at < 40; at += 1) {
      if (random() < 0.2) hold = pick(['none', 'none', 'typing', 'busy']);
      const isResting = random() < 0.2;
      const some = Array.from({ length: Math.floor(random() * 4) }, () =>
        random() < 0.5 ? bet(pick(['1.00', '10.00']), pick(['0.00', '1.00', '9.00', '20.00'])) : event(pick(kinds)),
      ).filter((each) => isAnnounced(each, { ...open, isResting }));
      const before = state();
      const isOnScreen = random() < 0.6;
      const after = step(some, { ms: Math.floor(random() * 4_000), hold, isOnScreen, isLate: random() < 0.1 });
      if (hold === 'busy' && after.shown !== null) expect(after.shown, `run ${run}`).toBe(before.shown);
      if (hold === 'none') expect(after.waiting.length).toBeLessThanOrEqual(3);
      if (hold === 'none' && after.shown === null) expect(after.waiting).toEqual([]);
      // What is on the screen is replaced by nothing but the same with more.
      if (isOnScreen && before.shown !== null) {
        expect(after.shown?.group).toBe(before.shown.group);
        expect(after.shown?.events.slice(0, before.shown.events.length)).toEqual(before.shown.events);
      }
      const { shown } = after;
      if (shown !== null && toneOf(shown) === 'positive')
        for (const { kind, amounts } of shown.events)
          if (kind === 'betSettled') expect(Number(amounts?.win)).toBeGreaterThan(Number(amounts?.stake));
      for (const { id, kind } of some) if (kind === 'limitReached' || kind === 'newDevice') protecting.add(id);
      for (const { id } of shown === before.shown ? [] : (shown?.events ?? [])) told.add(id);
    }
    for (let rest = 0; rest < 8; rest += 1) {
      const { shown } = step([], { isOnScreen: false, ms: 6_000 });
      for (const { id } of shown?.events ?? []) told.add(id);
    }
    expect(state()).toEqual(noAnnouncements);
    expect(
      [...protecting].filter((id) => !told.has(id)),
      `run ${run}`,
    ).toEqual([]);
  }
});
