import { describe, expect, it, test } from 'vitest';
import { type FeatureName, type FeatureSwitch, featureFlags } from '#api/features.ts';
import { type AgentPage, type MemberPage, agentPages, memberPages } from '../routing/centrePages.ts';
import { type PageFacts, type PageName, isClosed, needsAgreement, pageStateOf } from './pageState.ts';

const until = '2026-12-01T00:00:00Z';
const node = (name: FeatureName, enabled: '0' | '1') => ({
  modId: featureFlags[name].modId,
  enabled,
  childrenNodes: [],
});
const everyAgreement = {
  dailysalreqtype: '1',
  divtypereq: '1',
  contracthoursalreqtype: '1',
  realtimesalreqtype: '1',
} as const;

/** A member with an upline, and the operator's optional features on. */
const member: PageFacts = {
  role: 'member',
  nodes: [node('REBATE', '1'), node('TRANSFERUP', '1')],
  rest: null,
  invites: true,
  member: { toUpline: true },
  agreements: everyAgreement,
};
const agent: PageFacts = { ...member, role: 'agent' };

const ofMember = Object.keys(memberPages) as MemberPage[];
const ofAgent = Object.keys(agentPages) as AgentPage[];
const switchesOf = (page: PageName) =>
  Object.entries<FeatureSwitch>(featureFlags).flatMap(([name, { pages = [] }]) =>
    pages.includes(page) ? [name as FeatureName] : [],
  );
const closedBy = (pages: readonly PageName[], facts: PageFacts) =>
  pages.filter((page) => isClosed(pageStateOf(page, facts)));

test('with everything, every page of both centres is open', () => {
  expect(closedBy(ofMember, member)).toEqual([]);
  expect(closedBy([...ofMember, ...ofAgent, 'agentHome'], agent)).toEqual([]);
});

test.each([...ofMember, ...ofAgent, 'pointMall', 'vip', 'agentHome'] as const)(
  'FLG-02: %s is closed by each of its switches, and not known before they are',
  (page) => {
    const switches = switchesOf(page);
    for (const name of switches) {
      const nodes = [...(agent.nodes ?? []).filter(({ modId }) => modId !== featureFlags[name].modId), node(name, '0')];
      expect([name, pageStateOf(page, { ...agent, nodes })]).toEqual([name, { is: 'switchedOff' }]);
    }
    const unknown = pageStateOf(page, { ...agent, nodes: undefined });
    expect(unknown).toEqual({ is: switches.length === 0 ? 'open' : 'loading' });
    // The platform decides: a page that is offered does not say that it is not.
    expect(pageStateOf(page, { ...agent, nodes: null })).toEqual({ is: 'open' });
  },
);

describe('AGT-09c: a pause by the agent', () => {
  const paused = { since: until, by: 'nok', reason: 'payment', note: '' } as const;

  it.each(['game', 'seamless', 'fbsports'] as const)('closes %s, and says by whom', (page) => {
    expect(pageStateOf(page, { ...member, paused })).toEqual({ is: 'pausedByAgent', ...paused });
    // It is not waited for: the platform refuses the launch.
    expect(pageStateOf(page, { ...member, paused: undefined })).toEqual({ is: 'open' });
  });
  it('closes no page of the centres, and none where games are listed', () => {
    const pages = [...ofMember, ...ofAgent, 'rng', 'elott', 'promotions', 'vip'] as const;
    expect(closedBy(pages, { ...agent, paused })).toEqual(closedBy(pages, agent));
  });
});

describe('RSP-03: a break', () => {
  const closed = ['rewardCenter', 'referral', 'missionLeaderboard', 'redEnvelope', 'wheel'] as const;

  it.each([...closed, 'promotions', 'promoDetail'] as const)('closes %s, and says until when', (page) => {
    const state = (rest: PageFacts['rest']) => pageStateOf(page, { ...member, rest });
    expect(state({ kind: 'timeout', until })).toEqual({ is: 'break', until });
    expect(state({ kind: 'exclusion', until })).toEqual({ is: 'excluded', until });
    expect(state({ kind: 'exclusion', until: null })).toEqual({ is: 'excluded', until: null });
    expect(state(undefined)).toEqual({ is: 'loading' });
    expect(state(null)).toEqual({ is: 'open' });
  });

  it('closes nothing else', () => {
    expect(closedBy(ofMember, { ...member, rest: { kind: 'timeout', until } })).toEqual(closed);
    expect(closedBy(ofAgent, { ...agent, rest: { kind: 'timeout', until } })).toEqual([]);
  });

  it('is not the reason where its end would not open the page', () => {
    const nodes = [node('REWARDS', '0')];
    const rest = { kind: 'timeout', until };
    expect(pageStateOf('rewardCenter', { ...member, nodes, rest })).toEqual({ is: 'switchedOff' });
  });
});

test('a visitor logs in for every page of a centre, and reads what the site shows to everybody', () => {
  const visitor: PageFacts = { ...member, role: 'visitor', rest: undefined, member: undefined };
  for (const page of [...ofMember, ...ofAgent]) expect(pageStateOf(page, visitor)).toEqual({ is: 'signIn' });
  for (const page of ['promotions', 'promoDetail', 'pointMall', 'vip'] as const)
    expect(pageStateOf(page, visitor)).toEqual({ is: 'open' });
});

test('a trial account has no page of a centre', () => {
  const trial = { ...member, role: 'trial' } as const;
  for (const page of [...ofMember, ...ofAgent])
    expect(pageStateOf(page, trial)).toEqual({ is: 'notForAccount', lacks: 'ownAccount' });
});

test('maintenance comes before everything else', () => {
  for (const page of [...ofMember, ...ofAgent, 'pointMall'] as const)
    expect(pageStateOf(page, { ...member, nodes: [], maintenance: { until } })).toEqual({ is: 'maintenance', until });
});

test('a member has no page of the agent centre', () => {
  for (const page of [...ofAgent, 'agentHome'] as const) {
    expect(pageStateOf(page, member)).toEqual({ is: 'notForAccount', lacks: 'agentAccount' });
    expect(pageStateOf(page, { ...member, member: undefined })).toEqual({ is: 'loading' });
    // The platform decides.
    expect(pageStateOf(page, { ...member, member: null })).toEqual({ is: 'open' });
  }
});

test('MEM-02d: the transfer to the upline is for members who have one', () => {
  const state = (info: PageFacts['member']) => pageStateOf('transferUpline', { ...member, member: info });
  expect(state({ toUpline: false })).toEqual({ is: 'notForAccount', lacks: 'upline' });
  expect(state(undefined)).toEqual({ is: 'loading' });
  expect(state(null)).toEqual({ is: 'open' });
});

test('MEM-03f: friends are invited while the promotion flag is on', () => {
  expect(pageStateOf('referral', { ...member, invites: false })).toEqual({ is: 'switchedOff' });
  expect(pageStateOf('referral', { ...member, invites: undefined })).toEqual({ is: 'loading' });
});

it.each([
  ['divtypereq', 'dividend'],
  ['dailysalreqtype', 'dailySalary'],
  ['contracthoursalreqtype', 'hourlySalary'],
  ['realtimesalreqtype', 'realTimeSalary'],
] as const)('AGT-02: %s opens %s', (flag, page) => {
  const state = (agreements: PageFacts['agreements']) => pageStateOf(page, { ...agent, agreements });
  expect(state({ ...everyAgreement, [flag]: '0' })).toEqual({ is: 'notForAccount', lacks: 'agreement' });
  expect(state(undefined)).toEqual({ is: 'loading' });
  expect(state(null)).toEqual({ is: 'open' });
  expect(ofAgent.filter(needsAgreement)).toHaveLength(4);
});

describe('AGT-15: the assistant of an agent', () => {
  const withRights = (...rights: string[]): PageFacts => ({
    ...agent,
    role: 'assistant',
    member: { toUpline: false, assistant: { of: 'Ekachai', rights } },
  });
  const lacks = { is: 'notForAccount', lacks: 'right' } as const;

  it('has the lists and reports of the agent centre, and nothing that is the agent’s own', () => {
    const closed = ofAgent.filter((page) => isClosed(pageStateOf(page, withRights('read'))));
    expect(closed).toEqual(['registerCenter', 'statement', 'assistants']);
    expect(pageStateOf('agentHome', withRights('read'))).toEqual({ is: 'open' });
  });
  it('has none of them without the right to look', () => {
    for (const page of ofAgent) expect(pageStateOf(page, withRights('message'))).toEqual(lacks);
  });
  it('has no page of the member centre and none about play, whatever is known of it', () => {
    for (const page of [...ofMember, 'home', 'rng', 'pointMall', 'vip', 'promotions', 'game'] as const)
      expect(pageStateOf(page, { ...withRights('read', 'message', 'rates'), member: undefined })).toEqual(lacks);
    for (const page of ['changePassword', 'help'] as const)
      expect(pageStateOf(page, withRights('read'))).toEqual({ is: 'open' });
  });
});

test('what the platform does not have is switched off, also while the switches are not known', () => {
  const has = (name: string) => name !== 'transactionHistory';
  for (const facts of [member, { ...member, nodes: undefined }]) {
    expect(pageStateOf('transactionHistory', { ...facts, has })).toEqual({ is: 'switchedOff' });
    expect(pageStateOf('personalHistoryCopy', { ...facts, has })).toEqual({ is: 'open' });
  }
});
