import { expect, it, test } from 'vitest';
import type { WhitelabelNode } from '#api/system.ts';
import { closesInBreak } from '#core/site/switches.ts';
import { accountMenu, ownGroups, totalWaiting, walletMenu } from './accountMenu.model.ts';

const off = (...names: readonly string[]): readonly WhitelabelNode[] =>
  names.map((modId) => ({ modId, enabled: '0', childrenNodes: [] }));
const onSignOut = (): void => {};
const links = (whitelabel: readonly WhitelabelNode[] = []) => ({
  whitelabel,
  inBreak: false,
  here: '/rng?p=2',
  onSignOut,
});
const entriesOf = (menu: ReturnType<typeof accountMenu>) => menu.map(({ entry }) => entry);

const panels = [
  'securityCenter',
  'withdraw',
  'rewardCenter',
  'messageV2',
  'transactionHistory',
  'personalHistoryCopy',
  'limits',
] as const;
const own = ['favourites', 'recent', 'signOut'] as const;
it.each([
  ['visitor', [], []],
  ['trial', ['signOut'], []],
  ['member', [...panels, ...own], ['depositv2', 'withdraw', 'limits']],
  ['agent', [...panels, 'agent', ...own], ['depositv2', 'withdraw', 'limits']],
] as const)('NAV-05, ROL-04: what a %s sees', (role, account, wallet) => {
  expect(entriesOf(accountMenu(role, links()))).toEqual(account);
  expect(entriesOf(walletMenu(role, links()))).toEqual(expect.arrayContaining([...wallet]));
  if (wallet.length === 0) expect(walletMenu(role, links())).toEqual([]);
});

test('FLG-02: a page that the operator has switched off is in neither menu', () => {
  const without = links(off('WITHDRAW', 'AGENTCENTRE'));
  expect(entriesOf(accountMenu('agent', without))).not.toContain('withdraw');
  expect(entriesOf(accountMenu('agent', without))).not.toContain('agent');
  expect(entriesOf(walletMenu('member', without))).not.toContain('withdraw');
  expect(entriesOf(walletMenu('member', links(off('DEPOSIT'))))).not.toContain('depositv2');
});

test('RSP-03: what a break closes is in no menu of the account, and everything else stays', () => {
  for (const role of ['member', 'agent'] as const) {
    const menus = (inBreak: boolean) => {
      const now = { ...links(), inBreak };
      const items = [accountMenu(role, now), walletMenu(role, now), ...ownGroups(role, now, {}, true)];
      return items.map(entriesOf);
    };
    const open = menus(false);
    expect(new Set(open.flat().filter(closesInBreak))).toEqual(new Set(['rewardCenter', 'referral']));
    expect(menus(true)).toEqual(open.map((entries) => entries.filter((entry) => !closesInBreak(entry))));
  }
});

test('MEM-04b: what waits is counted at its entry and altogether, not where the page is switched off', () => {
  const waiting = { messageV2: 3, rewardCenter: 2, missionLeaderboard: 1 };
  const menu = accountMenu('member', links(), waiting);
  expect(menu.filter((item) => item.waiting).map((item) => [item.entry, item.waiting])).toEqual([
    ['rewardCenter', 2],
    ['messageV2', 3],
  ]);
  expect(totalWaiting(menu)).toBe(5);
  expect(totalWaiting(accountMenu('member', links(off('MESSAGES')), waiting))).toBe(2);
  expect(totalWaiting(accountMenu('trial', links(), waiting))).toBe(0);
});

test('what waits for an agent is counted at the entry of the agent centre, for agents only and while it is on', () => {
  const waiting = { messageV2: 1, agent: 4 };
  expect(accountMenu('agent', links(), waiting).find(({ entry }) => entry === 'agent')?.waiting).toBe(4);
  expect(totalWaiting(accountMenu('agent', links(), waiting))).toBe(5);
  expect(totalWaiting(accountMenu('member', links(), waiting))).toBe(1);
  expect(totalWaiting(accountMenu('agent', links(off('AGENTCENTRE')), waiting))).toBe(1);
});

test('every entry leads to its page, and only signing out is an action', () => {
  for (const { entry, href, onSelect } of accountMenu('agent', links())) {
    expect(onSelect === undefined).toBe(entry !== 'signOut');
    if ((panels as readonly string[]).includes(entry)) expect(href).toBe(`/rng?p=2&centre=${entry}`);
    if (entry === 'agent') expect(href).toBe('/rng?p=2&agent=agentTeamOverview');
  }
});

test('NAV-05: on phones the entries are in groups, without the account and the ways of money, which stand above', () => {
  const groups = (role: Parameters<typeof ownGroups>[0], invites: boolean, whitelabel = off()) =>
    ownGroups(role, links(whitelabel), {}, invites).map(entriesOf);
  const played = ['personalHistoryCopy', 'transactionHistory', 'rewardCenter', 'messageV2'];
  expect(groups('member', true)).toEqual([played, ['limits', 'favourites', 'recent', 'referral'], ['signOut']]);
  expect(groups('agent', false)).toEqual([played, ['agent'], ['limits', 'favourites', 'recent'], ['signOut']]);
  expect(groups('trial', true)).toEqual([['signOut']]);
  expect(groups('assistant', true)).toEqual([['signOut']]);
  expect(groups('member', true, off('REFERRAL', 'MESSAGES', 'REWARDS', 'LIMITS'))).toEqual([
    ['personalHistoryCopy', 'transactionHistory'],
    ['favourites', 'recent'],
    ['signOut'],
  ]);
});
