import { describe, expect, test } from 'vitest';
import type { EventKind } from '#api/eventKinds.ts';
import { memberEvents } from '#api/memberEvents.ts';
import { dayMs, minuteMs } from '#text/durations.ts';
import { addLink, countSignUp } from '../agents/links.ts';
import { noteSignUp } from '../agents/teamEvents.ts';
import { changeSettings } from '../changeSettings.ts';
import { creditDeposit, openDeposit } from '../money/deposits.ts';
import { placeRound } from '../money/rounds.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import { periodAt } from '../play/periods.ts';
import { setLimit, startRest } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import { depositMethods } from '../seed/cashier.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { playFor } from '../seed/playFor.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';
import { iso } from '../time.ts';
import { note } from './note.ts';
import { topicKey, versionOf } from './versions.ts';

const [demo, agent] = [memberIdOf('demo'), memberIdOf('agent')];

const rowsOf = ({ store }: Sandbox, memberId: string) =>
  Array.from(store.entries('memberEvents'), ([, row]) => row).filter((row) => row.memberId === memberId);
const kindsOf = (sandbox: Sandbox, memberId: string, ...kinds: EventKind[]) =>
  rowsOf(sandbox, memberId)
    .map(({ kind }) => kind)
    .filter((kind) => kinds.includes(kind));
const read = async ({ client }: TestPlatform, after?: string) =>
  valueOf(await client.call(memberEvents, { language: 'EN', ...(after !== undefined && { after }) }));

/** Does something in a transaction that fails in the end, and expects that no event and no version is left of it. */
function rolledBack(sandbox: Sandbox, memberId: string, work: () => void): void {
  const state = () => [
    rowsOf(sandbox, memberId),
    versionOf(sandbox, topicKey('account', memberId)),
    versionOf(sandbox, topicKey('team', memberId)),
    versionOf(sandbox, topicKey('protection', memberId)),
  ];
  const before = state();
  const fail = () =>
    sandbox.store.transaction(() => {
      work();
      expect(state()).not.toEqual(before);
      throw new Error('the disk is full');
    });
  expect(fail).toThrow('the disk is full');
  expect(state()).toEqual(before);
}

let rounds = 0;
function lose(sandbox: Sandbox, stakeSatang: number): void {
  openGame(sandbox, demo, 'game');
  rounds += 1;
  const decide = () => ({ winSatang: 0, outcome: null });
  const request = { launchToken: 'game', roundId: `round ${rounds}`, stakeSatang, decide };
  expect(placeRound(sandbox, request)).toMatchObject({ ok: true });
}

function deposit(sandbox: Sandbox, memberId: string, satang = 500_00): void {
  const [method] = depositMethods;
  if (method === undefined) throw new Error('there is no way to pay in');
  sandbox.store.transaction(() => creditDeposit(sandbox, openDeposit(sandbox, memberId, method, satang)));
}

describe('what protects the player', () => {
  test('has a topic of its own, which no round and no other event changes', async () => {
    const { sandbox } = await signedIn('demo');
    const version = () => versionOf(sandbox, topicKey('protection', demo));
    sandbox.store.transaction(() => note(sandbox, demo, 'message'));
    expect(version()).toBe(0);
    sandbox.store.transaction(() => note(sandbox, demo, 'limitNear'));
    expect(version()).toBe(sandbox.now());
  });

  const limitLoss = (sandbox: Sandbox, value: number) =>
    sandbox.store.transaction(() => setLimit(sandbox, demo, { kind: 'loss', period: 'day', value }));
  const told = (sandbox: Sandbox) => kindsOf(sandbox, demo, 'limitNear', 'limitReached');

  test('a limit is told when four fifths are used, and when nothing is left, once each', async () => {
    const platform = await signedIn();
    const { sandbox } = platform;
    limitLoss(sandbox, 100_00);
    lose(sandbox, 70_00);
    expect(told(sandbox)).toEqual([]);
    lose(sandbox, 10_00);
    lose(sandbox, 10_00);
    expect(told(sandbox)).toEqual(['limitNear']);
    lose(sandbox, 10_00);
    expect(told(sandbox)).toEqual(['limitNear', 'limitReached']);
    const [event] = (await read(platform)).list;
    expect(event).toMatchObject({
      ...{ kind: 'limitReached', reference: 'loss.day', label: 'Daily loss limit' },
      link: { page: 'limits' },
      until: iso(periodAt('day', sandbox.now()).ends),
    });
    expect(event?.amounts).toBeUndefined();
  });

  test('it is told again in the next period, and after a change', async () => {
    const { sandbox, advance } = await signedIn();
    limitLoss(sandbox, 100_00);
    lose(sandbox, 100_00);
    expect(told(sandbox)).toEqual(['limitReached']);
    advance(dayMs);
    lose(sandbox, 90_00);
    expect(told(sandbox)).toEqual(['limitReached', 'limitNear']);
    advance(minuteMs);
    limitLoss(sandbox, 95_00);
    lose(sandbox, 1_00);
    expect(told(sandbox)).toEqual(['limitReached', 'limitNear', 'limitNear']);
  });

  test('a bet and a deposit that are rolled back tell of no limit', async () => {
    const { sandbox } = await signedIn();
    limitLoss(sandbox, 100_00);
    rolledBack(sandbox, demo, () => lose(sandbox, 100_00));
    sandbox.store.transaction(() => setLimit(sandbox, demo, { kind: 'deposit', period: 'day', value: 500_00 }));
    rolledBack(sandbox, demo, () => deposit(sandbox, demo));
    expect(told(sandbox)).toEqual([]);
    deposit(sandbox, demo);
    expect(told(sandbox)).toEqual(['limitReached']);
  });

  test('the end of a break is told once, dated when it was; one that is lengthened has not ended', async () => {
    const { sandbox, advance } = await signedIn();
    sandbox.store.transaction(() => startRest(sandbox, demo, 'timeout', '1d'));
    const until = sandbox.now() + 3 * dayMs;
    sandbox.store.transaction(() => startRest(sandbox, demo, 'timeout', '3d'));
    advance(2 * dayMs);
    settleWhatIsDue(sandbox);
    expect(kindsOf(sandbox, demo, 'breakEnds')).toEqual([]);
    advance(2 * dayMs);
    rolledBack(sandbox, demo, () => settleWhatIsDue(sandbox));
    settleWhatIsDue(sandbox);
    settleWhatIsDue(sandbox);
    expect(rowsOf(sandbox, demo).filter(({ kind }) => kind === 'breakEnds')).toMatchObject([{ at: until }]);
  });

  test('an exclusion for good has no end that could be told', async () => {
    const { sandbox, advance } = await signedIn();
    sandbox.store.transaction(() => startRest(sandbox, demo, 'timeout', '1d'));
    sandbox.store.transaction(() => startRest(sandbox, demo, 'exclusion', 'forever'));
    advance(400 * dayMs);
    settleWhatIsDue(sandbox);
    expect(kindsOf(sandbox, demo, 'breakEnds')).toEqual([]);
  });
});

describe('what happens to a team', () => {
  const terms = { kind: 'member', rates: {}, landing: 'register', lastDay: null, mostUses: null } as const;
  const openLink = (sandbox: Sandbox) =>
    sandbox.store.transaction(() => addLink(sandbox, agent, { name: 'LINE', ...terms }));
  const join = (sandbox: Sandbox, code: string, account: string): string => {
    const [link, sample] = [sandbox.store.get('agentLinks', code), sandbox.store.get('members', memberIdOf('malee'))];
    if (link === undefined || sample === undefined) throw new Error('there is no link');
    const id = memberIdOf(account);
    sandbox.store.transaction(() => {
      sandbox.store.put('members', id, { ...sample, id, account, uplineId: agent, createdAt: sandbox.now() });
      countSignUp(sandbox, link, id);
      noteSignUp(sandbox, link);
    });
    return id;
  };

  test('sign-ups within ten seconds are one event that counts them and names nobody', async () => {
    const platform = await signedIn('agent');
    const { sandbox, advance } = platform;
    const { code } = openLink(sandbox);
    const { cursor } = await read(platform);
    join(sandbox, code, 'first1');
    advance(30_000);
    for (const name of ['second1', 'second2', 'second3']) {
      join(sandbox, code, name);
      advance(3_000);
    }
    const { list, unseen } = await read(platform, cursor);
    expect(list.map(({ kind, count }) => [kind, count])).toEqual([
      ['teamSignUp', 3],
      ['teamSignUp', 1],
    ]);
    expect(unseen).toBe(2);
    expect(JSON.stringify(list)).not.toMatch(/second\d|first\d/);
    expect(list.every(({ label, reference, amounts }) => (label ?? reference ?? amounts) === undefined)).toBe(true);
  });

  test('raise the version of the team and not of the account', async () => {
    const { sandbox } = await signedIn('agent');
    const { code } = openLink(sandbox);
    const [own, team] = [topicKey('account', agent), topicKey('team', agent)];
    const before = [versionOf(sandbox, own), versionOf(sandbox, team)];
    join(sandbox, code, 'first1');
    expect(versionOf(sandbox, own)).toBe(before[0]);
    expect(versionOf(sandbox, team)).toBeGreaterThan(before[1] ?? 0);
  });

  test('the first deposit of an account that came by a link is told, and no other', async () => {
    const { sandbox } = await signedIn('agent');
    const { code } = openLink(sandbox);
    const id = join(sandbox, code, 'first1');
    const told = () => kindsOf(sandbox, agent, 'teamFirstDeposit');
    rolledBack(sandbox, agent, () => deposit(sandbox, id));
    deposit(sandbox, memberIdOf('malee'));
    expect(told()).toEqual([]);
    deposit(sandbox, id);
    deposit(sandbox, id);
    expect(told()).toEqual(['teamFirstDeposit']);
    expect(JSON.stringify(rowsOf(sandbox, agent))).not.toContain('first1');
  });

  test('an agent without the right to links is told of neither, and a sign-up that is rolled back is not told', async () => {
    const { sandbox } = await signedIn('agent');
    const { code } = openLink(sandbox);
    rolledBack(sandbox, agent, () => void join(sandbox, code, 'first1'));
    const { agents } = sandbox.settings;
    const rights = agents.rights.filter((right) => right !== 'links');
    changeSettings(sandbox, { agents: { ...agents, rights } });
    deposit(sandbox, join(sandbox, code, 'first1'));
    expect(kindsOf(sandbox, agent, 'teamSignUp', 'teamFirstDeposit')).toEqual([]);
  });

  test('accounts that have become quiet are counted at the beginning of a week, never who takes a break', async () => {
    const { sandbox, advance } = await signedIn('agent');
    const told = () => rowsOf(sandbox, agent).filter(({ kind }) => kind === 'teamQuiet');
    for (const account of ['malee', 'krit']) playFor(sandbox, account, [{ gameType: 'RNG', stakeSatang: 100 }]);
    settleWhatIsDue(sandbox);
    sandbox.store.transaction(() => startRest(sandbox, memberIdOf('krit'), 'exclusion', 'forever'));
    // A Saturday; 30 days later it is a Monday, whose week says nothing of them yet.
    advance(30 * dayMs);
    settleWhatIsDue(sandbox);
    expect(told()).toEqual([]);
    advance(7 * dayMs);
    rolledBack(sandbox, agent, () => settleWhatIsDue(sandbox));
    settleWhatIsDue(sandbox);
    settleWhatIsDue(sandbox);
    expect(told()).toMatchObject([{ count: 1 }]);
    advance(dayMs);
    settleWhatIsDue(sandbox);
    expect(told()).toHaveLength(1);
  });
});
