import { describe, expect, test } from 'vitest';
import { agentNotices, agentNoticesSeen } from '#api/agentNotices.ts';
import { memberPublicState } from '#api/badges.ts';
import { dayMs } from '#text/durations.ts';
import { acceptContract, terminateContract, writeOffer } from '../agents/contracts.ts';
import { addLink, countSignUp } from '../agents/links.ts';
import { changeSettings } from '../changeSettings.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { startRest } from '../play/protections.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import { tier } from '../seed/contracts.ts';
import { memberIdOf } from '../seed/members.ts';
import { playFor } from '../seed/playFor.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';
import { iso } from '../time.ts';

const agent = memberIdOf('agent');

const read = async ({ client, signIn }: TestPlatform) => {
  await signIn('agent');
  return valueOf(await client.call(agentNotices, undefined));
};
const badge = async ({ client }: TestPlatform) => valueOf(await client.call(memberPublicState, {})).agentNoticeCount;
const told = ({ list }: Awaited<ReturnType<typeof read>>) => list.map(({ kind, count }) => [kind, count]);

const join = (sandbox: Sandbox, code: string, account: string) =>
  sandbox.store.transaction(() => {
    const link = sandbox.store.get('agentLinks', code);
    const sample = sandbox.store.get('members', memberIdOf('malee'));
    if (link === undefined || sample === undefined) throw new Error('there is no link');
    const id = memberIdOf(account);
    sandbox.store.put('members', id, { ...sample, id, account, uplineId: agent, createdAt: sandbox.now() });
    countSignUp(sandbox, link, id);
  });

function begin(): TestPlatform {
  const platform = createTestPlatform();
  const { sandbox } = platform;
  changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, dividend: true, dailySalary: false } });
  return platform;
}

const offerDividend = (sandbox: Sandbox, uplineId: string | null, downlineId: string) =>
  sandbox.store.transaction(() =>
    writeOffer(sandbox, {
      ...{ kind: 'dividend', period: 'W', tiers: [tier({ rate: 1_000 })], note: '', uplineId, downlineId },
    }),
  );

describe('contracts', () => {
  test('an offer waits with its last moment until it is answered, read or not', async () => {
    const platform = begin();
    const { client, sandbox } = platform;
    const offer = offerDividend(sandbox, null, agent);
    const [waiting, ...more] = (await read(platform)).list;
    expect(more).toEqual([]);
    expect(waiting).toMatchObject({
      ...{ kind: 'contractWaits', seen: false, at: iso(offer.offeredAt), count: 0, link: null },
      contract: { id: offer.id, kind: 'dividend', side: 'upline', with: null, until: iso(offer.expiresAt) },
    });
    valueOf(await client.call(agentNoticesSeen, { ids: [waiting?.id ?? ''] }));
    expect(await read(platform)).toMatchObject({ count: 1, list: [{ seen: true }] });
    expect(await badge(platform)).toBe(1);
    sandbox.store.transaction(() => acceptContract(sandbox, offer, []));
    expect(await read(platform)).toEqual({ list: [], count: 0 });
    expect(await badge(platform)).toBe(0);
  });

  test('one that someone has ended is told within its last week, on both sides; one of a closed kind never', async () => {
    const platform = begin();
    const { sandbox, advance } = platform;
    const own = sandbox.store.get('members', agent);
    if (own === undefined) throw new Error('there is no agent');
    const above = offerDividend(sandbox, null, agent);
    sandbox.store.transaction(() => acceptContract(sandbox, above, []));
    const contract = offerDividend(sandbox, agent, memberIdOf('nok'));
    sandbox.store.transaction(() => acceptContract(sandbox, contract, []));
    advance(8 * dayMs);
    const inForce = sandbox.store.get('contracts', contract.id);
    if (inForce === undefined) throw new Error('there is no contract');
    expect((await read(platform)).list.filter(({ kind }) => kind === 'contractEnds')).toEqual([]);
    sandbox.store.transaction(() => terminateContract(sandbox, own, inForce, []));
    const [ends] = (await read(platform)).list;
    expect(ends).toMatchObject({ kind: 'contractEnds', contract: { side: 'downline', with: 'นกน้อยนำโชค' } });
    // It is told from when it was ended on, which no earlier reading has seen.
    expect(ends?.at).toBe(iso(sandbox.now()));
    changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, dividend: false } });
    expect((await read(platform)).list).toEqual([]);
    changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, dividend: true } });
    advance(8 * dayMs);
    expect((await read(platform)).list).toEqual([]);
  });
});

describe('links', () => {
  const terms = {
    name: 'LINE',
    kind: 'member',
    rates: {},
    landing: 'register',
    lastDay: null,
    mostUses: null,
  } as const;
  const deposit = (sandbox: Sandbox, account: string, name: string) =>
    post(sandbox, {
      kind: 'deposit',
      ref: `deposit:${name}`,
      lines: [
        { account: outsideAccount, satang: -100_00 },
        { account: memberAccount(memberIdOf(account)), satang: 100_00 },
      ],
    });
  /** A link that is 30 days old. */
  const beginLink = () => {
    const platform = begin();
    const { sandbox } = platform;
    changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, dividend: false } });
    const { code } = sandbox.store.transaction(() =>
      addLink(sandboxAt(sandbox, sandbox.now() - 30 * dayMs), agent, terms),
    );
    return { platform, code };
  };

  test('sign-ups and first deposits are counted by day; one more is told again, a second deposit never', async () => {
    const { platform, code } = beginLink();
    const { client, sandbox, advance } = platform;
    join(sandbox, code, 'lin');
    const first = await read(platform);
    expect(first.list).toMatchObject([{ kind: 'signUps', count: 1, link: { id: code, name: 'LINE' }, contract: null }]);
    valueOf(await client.call(agentNoticesSeen, { ids: first.list.map(({ id }) => id) }));
    expect(await read(platform)).toMatchObject({ count: 0, list: [{ seen: true }] });
    join(sandbox, code, 'ton');
    expect(await read(platform)).toMatchObject({ count: 1, list: [{ count: 2, seen: false }] });
    deposit(sandbox, 'lin', 'one');
    deposit(sandbox, 'lin', 'two');
    expect(told(await read(platform)).toSorted()).toEqual([
      ['firstDeposits', 1],
      ['signUps', 2],
    ]);
    advance(dayMs);
    deposit(sandbox, 'lin', 'three');
    deposit(sandbox, 'ton', 'four');
    expect(told(await read(platform))).toEqual([
      ['firstDeposits', 1],
      ['signUps', 2],
      ['firstDeposits', 1],
    ]);
    advance(7 * dayMs);
    deposit(sandbox, 'lin', 'five');
    expect(await read(platform)).toEqual({ list: [], count: 0 });
  });

  test('without the right to links, nothing is told of them', async () => {
    const { platform, code } = beginLink();
    const { sandbox } = platform;
    join(sandbox, code, 'lin');
    const rights = sandbox.settings.agents.rights.filter((right) => right !== 'links');
    changeSettings(sandbox, { agents: { ...sandbox.settings.agents, rights } });
    expect((await read(platform)).list).toEqual([]);
  });
});

test('who went quiet in the week before is counted once a week, never who takes a break', async () => {
  const platform = begin();
  const { sandbox, advance } = platform;
  changeSettings(sandbox, { agreements: { ...sandbox.settings.agreements, dividend: false } });
  for (const account of ['malee', 'krit', 'ploy']) playFor(sandbox, account, [{ gameType: 'RNG', stakeSatang: 100 }]);
  // Saturday; 30 days later it is a Monday, whose week says nothing of them yet.
  advance(30 * dayMs);
  expect((await read(platform)).list).toEqual([]);
  advance(7 * dayMs);
  expect(told(await read(platform))).toEqual([['quiet', 3]]);
  sandbox.store.transaction(() => startRest(sandbox, memberIdOf('krit'), 'timeout', '7d'));
  playFor(sandbox, 'ploy', [{ gameType: 'RNG', stakeSatang: 100 }]);
  expect(told(await read(platform))).toEqual([['quiet', 1]]);
  advance(7 * dayMs);
  expect((await read(platform)).list).toEqual([]);
});

test('nothing of a notice names a player', async () => {
  const platform = createTestPlatform({ scenario: 'agentTeam' });
  const { sandbox } = platform;
  offerDividend(sandbox, null, agent);
  const [code = ''] = sandbox.store.get('memberLinks', agent)?.codes ?? [];
  join(sandbox, code, 'lin');
  const { list, count } = await read(platform);
  expect(list.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['contractWaits', 'signUps', 'quiet']));
  expect(await badge(platform)).toBe(count);
  const answer = JSON.stringify(list);
  for (const [id, { account, nickname, mobile }] of sandbox.store.entries('members'))
    for (const own of [id, account, nickname, mobile]) if (own) expect(answer).not.toContain(`"${own}"`);
  // Another agent has other notices.
  await platform.signIn('nok');
  const other = valueOf(await platform.client.call(agentNotices, undefined)).list;
  expect(other.filter(({ id }) => list.some((each) => each.id === id))).toEqual([]);
});
