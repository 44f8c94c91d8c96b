import { expect, test } from 'vitest';
import { type FeatureName, featureFlags } from '#api/features.ts';
import { type PageFacts, isClosed, pageStateOf } from '#core/centre/pageState.ts';
import { type MemberPage, memberPages } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import { optionsIn } from './search.testing.ts';

// MEM-04c: what is closed is not found.

const pages = Object.keys(memberPages) as MemberPage[];
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
    withRewards: facts.rest === null,
    withInvitations: facts.invites === true,
  });
  const hrefs = actions.map(({ href }) => href);
  const found = pages.filter((page) => hrefs.includes(paths.memberCentre('/', page)));
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter((page) => isClosed(pageStateOf(page, facts)))).toEqual([]);
});
