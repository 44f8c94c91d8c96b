import { expect, test } from 'vitest';
import { type FeatureName, featureFlags } from '#api/features.ts';
import { type PageFacts, isClosed, pageStateOf } from '#core/centre/pageState.ts';
import { type MemberPage, memberPages } from '#core/routing/centrePages.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import type { Role } from '#core/session/role.ts';
import { optionsIn } from './search.testing.ts';

// MEM-04c: what is closed is not found.

const pages = Object.keys(memberPages) as MemberPage[];
/** Pages of the site that can be closed. */
const sitePages = ['agentHome', 'pointMall', 'vip'] as const;
const node = (name: FeatureName, enabled: '0' | '1') => ({
  modId: featureFlags[name].modId,
  enabled,
  childrenNodes: [],
});
const open: PageFacts = {
  role: 'member',
  nodes: [node('REBATE', '1')],
  rest: null,
  invites: true,
  member: { toUpline: false },
  agreements: null,
};
const features = Object.keys(featureFlags) as FeatureName[];
const states: Readonly<Record<string, PageFacts>> = {
  open,
  'an exclusion': { ...open, rest: { kind: 'exclusion', until: null } },
  'an agent without an upline': { ...open, role: 'agent' },
  'a break': { ...open, rest: { kind: 'timeout', until: null } },
  'no invitations': { ...open, invites: false },
  ...Object.fromEntries(
    features.map((name) => [`${name} off`, { ...open, nodes: [...(open.nodes ?? []), node(name, '0')] }]),
  ),
};

test.each(Object.keys(states))('with %s the search leads to open pages only', (name) => {
  const facts = states[name] ?? open;
  const { actions } = optionsIn('en', {
    nodes: facts.nodes ?? [],
    role: facts.role,
    withRewards: facts.rest === null,
    withInvitations: facts.invites === true,
  });
  const hrefs = actions.map(({ href }) => href);
  const found = pages.filter((page) => hrefs.includes(paths.memberCentre('/', page)));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((page) => isClosed(pageStateOf(page, facts)))).toEqual([]);
  const ofSite = sitePages.filter((page) => hrefs.includes(pathTo(page)));
  expect(ofSite.filter((page) => isClosed(pageStateOf(page, facts)))).toEqual([]);
});

test('the home page of agents is found by agents only, and a visitor is led to their login', () => {
  const leads = (role: Role) =>
    optionsIn('en', { role }).actions.flatMap(({ id, href }) => (id === 'page-agentHome' ? [href] : []));
  expect(leads('agent')).toEqual([paths.agentHome()]);
  expect(leads('visitor')).toEqual([paths.login({ entry: 'agent' })]);
  for (const role of ['member', 'trial', 'assistant'] as const) expect([role, leads(role)]).toEqual([role, []]);
});

test('whatever a visitor finds of the member centre is asked to log in for', () => {
  const visitor: PageFacts = { ...open, role: 'visitor' };
  const hrefs = optionsIn('en', { role: 'visitor' }).actions.map(({ href }) => href);
  const found = pages.filter((page) => hrefs.includes(paths.memberCentre('/', page)));
  expect(found.length).toBeGreaterThan(5);
  for (const page of found) expect([page, pageStateOf(page, visitor).is]).toEqual([page, 'signIn']);
});
