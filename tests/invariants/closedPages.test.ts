import { describe, expect, test } from 'vitest';
import { type FeatureName, type FeatureSwitch, featureFlags } from '#api/features.ts';
import { wantedPage } from '#core/centre/centre.model.ts';
import { openInstead } from '#core/centre/openInstead.ts';
import { type PageFacts, type PageName, isAgentPage, pageStateOf } from '#core/centre/pageState.ts';
import { type AgentPage, type MemberPage, agentPages, memberPages } from '#core/routing/centrePages.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { platformHrefOf } from '#core/site/platformHref.ts';
import { optionsIn } from '#features/games/commandPalette/search.testing.ts';
import { accountMenu, ownGroups, walletMenu } from '#features/layout/appShell/accountMenu.model.ts';

// MEM-04c: every page of both centres in every state that closes it, by every way that leads to it.

const pages = [...Object.keys(memberPages), ...Object.keys(agentPages)] as (MemberPage | AgentPage)[];
const until = '2026-12-01T00:00:00Z';
const node = (name: FeatureName, enabled: '0' | '1') => ({
  modId: featureFlags[name].modId,
  enabled,
  childrenNodes: [],
});
/** Every optional feature and every agreement; an agent has all pages of both centres. */
const agent: PageFacts = {
  role: 'agent',
  nodes: [node('REBATE', '1'), node('TRANSFERUP', '1')],
  rest: null,
  invites: true,
  member: { toUpline: true },
  agreements: { dailysalreqtype: '1', divtypereq: '1', contracthoursalreqtype: '1', realtimesalreqtype: '1' },
};
const member: PageFacts = { ...agent, role: 'member' };
const switchesOf = (page: PageName) =>
  Object.entries<FeatureSwitch>(featureFlags).flatMap(([name, { pages: own = [] }]) =>
    own.includes(page) ? [name as FeatureName] : [],
  );
/** Stays open whatever happens, so that a break has somewhere to go (RSP-03). */
const always = ['securityCenter', 'withdraw', 'transactionHistory', 'personalHistoryCopy', 'limits', 'messageV2'];

interface Situation {
  readonly name: string;
  readonly facts: PageFacts;
}
const situations: readonly Situation[] = [
  { name: 'open to an agent', facts: agent },
  { name: 'open to a member', facts: member },
  { name: 'a visitor', facts: { ...member, role: 'visitor', member: undefined } },
  { name: 'a trial account', facts: { ...member, role: 'trial' } },
  { name: 'an assistant', facts: { ...agent, role: 'assistant', member: assistant('read') } },
  { name: 'an assistant who may not look', facts: { ...agent, role: 'assistant', member: assistant('message') } },
  { name: 'no upline', facts: { ...agent, member: { toUpline: false } } },
  { name: 'no invitations', facts: { ...agent, invites: false } },
  { name: 'no agreement', facts: { ...agent, agreements: noAgreement() } },
  { name: 'maintenance', facts: { ...agent, maintenance: { until } } },
  { name: 'maintenance without an end', facts: { ...agent, maintenance: { until: null } } },
  ...(['agent', 'member'] as const).flatMap((role) => [
    { name: `a break of a ${role}`, facts: { ...agent, role, rest: { kind: 'timeout', until } } },
    { name: `an exclusion of a ${role}`, facts: { ...agent, role, rest: { kind: 'exclusion', until } } },
    { name: `an exclusion for good of a ${role}`, facts: { ...agent, role, rest: { kind: 'exclusion', until: null } } },
  ]),
  ...(Object.keys(featureFlags) as FeatureName[]).flatMap((name) =>
    (['agent', 'member', 'assistant'] as const).map((role) => ({
      name: `${name} off for the ${role}`,
      facts: {
        ...agent,
        role,
        ...(role === 'assistant' && { member: assistant('read') }),
        nodes: [...(agent.nodes ?? []).filter(({ modId }) => modId !== featureFlags[name].modId), node(name, '0')],
      },
    })),
  ),
];

function assistant(right: string): PageFacts['member'] {
  return { toUpline: false, assistant: { of: 'Ekachai', rights: [right] } };
}
function noAgreement(): PageFacts['agreements'] {
  return { dailysalreqtype: '0', divtypereq: '0', contracthoursalreqtype: '0', realtimesalreqtype: '0' };
}

/** Why a page is closed, said once more and apart from the rule; null while it is open. */
function expected(page: MemberPage | AgentPage, { role, nodes, rest, invites, member: info, ...facts }: PageFacts) {
  if (facts.maintenance) return { is: 'maintenance', until: facts.maintenance.until };
  if (role === 'visitor') return { is: 'signIn' };
  const off = (name: FeatureName) =>
    (nodes ?? []).some(({ modId, enabled }) => modId === featureFlags[name].modId && enabled === '0');
  if (switchesOf(page).some(off)) return { is: 'switchedOff' };
  const not = (lacks: string) => ({ is: 'notForAccount', lacks });
  if (role === 'trial') return not('ownAccount');
  const own = ['registerCenter', 'statement', 'assistants'];
  if (role === 'assistant' && (!isAgentPage(page) || own.includes(page) || !info?.assistant?.rights.includes('read')))
    return not('right');
  if (page === 'referral' && !invites) return { is: 'switchedOff' };
  if (page === 'transferUpline' && !info?.toUpline) return not('upline');
  if (isAgentPage(page) && role === 'member') return not('agentAccount');
  const contracts = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'];
  if (contracts.includes(page) && facts.agreements?.divtypereq === '0') return not('agreement');
  const inBreak = ['rewardCenter', 'referral', 'missionLeaderboard', 'redEnvelope', 'wheel'];
  if (!rest || !inBreak.includes(page)) return null;
  return { is: rest.kind === 'exclusion' ? 'excluded' : 'break', until: rest.until };
}

/** The ways to pages that are shown to a player: in the menus of the account, in the search, in a message. */
function waysOf({ role, nodes, rest, invites }: PageFacts) {
  const links = { whitelabel: nodes ?? [], inBreak: rest != null, here: '/', onSignOut: () => {} };
  const menus = [
    accountMenu(role, links),
    walletMenu(role, links),
    ownGroups(role, links, {}, invites === true).flat(),
  ];
  // Who does not play is not asked about, and is shown no rewards.
  const withRewards = rest === null && role !== 'assistant';
  const { actions } = optionsIn('en', { nodes: nodes ?? [], role, withRewards, withInvitations: invites === true });
  return {
    inMenu: menus.flat().flatMap(({ href }) => href ?? []),
    found: actions.map(({ href }) => href),
    hrefInMessage: platformHrefOf(nodes ?? [], role, '/'),
  };
}

/** The page of a centre, or of the site, that an address opens. */
function pageAt(href: string): PageName {
  const { pathname, searchParams } = new URL(href, 'https://site.example');
  const asked = [
    [searchParams.get('centre'), Object.keys(memberPages)],
    [searchParams.get('agent'), Object.keys(agentPages)],
  ] as const;
  for (const [name, known] of asked) {
    const wanted = wantedPage(name, known as PageName[], 'home');
    if (wanted !== null) return wanted.page;
  }
  return pathname === paths.home() ? 'home' : pathname === paths.agentHome() ? 'agentHome' : 'login';
}

describe.each(situations)('$name', ({ facts }) => {
  const closed = pages.flatMap((page) => {
    const state = pageStateOf(page, facts);
    return state.is === 'open' ? [] : [{ page, state }];
  });

  test('the address of each page says why it is closed, until when, and what it lacks', () => {
    const say = (of: (page: MemberPage | AgentPage) => unknown) => pages.map((page) => [page, of(page)]);
    expect(say((page) => pageStateOf(page, facts))).toEqual(say((page) => expected(page, facts) ?? { is: 'open' }));
  });

  test('what is open instead is open, is another page, and in a break all of what stays so', () => {
    const at = { nodes: facts.nodes ?? [], role: facts.role, pathname: '/rng', search: '' };
    for (const { page, state } of closed) {
      const instead = state.is === 'loading' ? [] : openInstead(page, state, at);
      const names = instead.map(({ name }) => name);
      const states = instead.map(({ href }) => [pageAt(href), pageStateOf(pageAt(href), facts).is]);
      expect([page, states]).toEqual([page, states.map(([leadsTo]) => [leadsTo, 'open'])]);
      expect(instead.map(({ href }) => pageAt(href))).not.toContain(page);
      if (state.is === 'break' || state.is === 'excluded')
        expect([page, names]).toEqual([page, expect.arrayContaining(['withdraw', 'limits', 'records'])]);
    }
  });

  test('menu, search and messages lead to its address or not at all, and to nothing that is switched off', () => {
    const { inMenu, found, hrefInMessage } = waysOf(facts);
    for (const page of pages) {
      const { is } = pageStateOf(page, facts);
      const address = isAgentPage(page) ? paths.agentCentre('/', page) : paths.memberCentre('/', page);
      const way = { page, menu: inMenu.includes(address), search: found.includes(address) };
      const message = hrefInMessage(page, null);
      expect({ page, message }).toEqual({ page, message: message && address });
      // The flag of invitations is of promotions: what a message says of them leads to the page that says so.
      if (is === 'switchedOff' && page !== 'referral') expect({ page, message }).toEqual({ page, message: null });
      // A maintenance replaces the site.
      if (!['open', 'maintenance'].includes(is)) expect(way).toMatchObject({ page, menu: false });
      if (!['open', 'maintenance', 'signIn'].includes(is)) expect(way).toMatchObject({ page, search: false });
    }
    for (const page of ['agentHome', 'pointMall', 'vip'] as const)
      if (found.includes(pathTo(page)))
        expect([page, pageStateOf(page, facts).is]).toEqual([page, facts.maintenance ? 'maintenance' : 'open']);
  });
});

test('with everything, menus lead to ten pages, the search to most of the member centre, and messages to all', () => {
  const { inMenu, found, hrefInMessage } = waysOf(agent);
  const centres = (hrefs: readonly string[]) =>
    new Set(hrefs.filter((href) => /[?&](?:centre|agent)=/.test(href))).size;
  expect(centres(inMenu)).toBe(11);
  expect(centres(found)).toBe(Object.keys(memberPages).length - 1);
  expect(pages.filter((page) => hrefInMessage(page, null) === null)).toEqual([]);
});

test('what stays open in a break is open in every break', () => {
  const breaks = situations.filter(({ facts: { rest } }) => rest !== null && rest !== undefined);
  for (const { facts } of breaks)
    expect(always.filter((page) => pageStateOf(page as MemberPage, facts).is !== 'open')).toEqual([]);
});
