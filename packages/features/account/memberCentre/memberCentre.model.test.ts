import { describe, expect, it } from 'vitest';
import { type MemberPage, memberPages } from '#core/routing/routes.ts';
import { featureFlags } from '#core/site/switches.ts';
import { isCentreHref } from './centreLink.ts';
import {
  type CentreRequest,
  type CentreStep,
  centreStep,
  memberPageOrder,
  menuGroups,
  offeredPages,
  wantedPage,
  withoutCentre,
} from './memberCentre.model.ts';

const search = (text: string) => new URLSearchParams(text);
const tree = (switches: { readonly [Name in keyof typeof featureFlags]?: '0' | '1' }) =>
  Object.entries(switches).map(([name, enabled]) => ({
    modId: featureFlags[name as keyof typeof featureFlags].modId,
    enabled,
    childrenNodes: [],
  }));

describe('pages', () => {
  it('are those of the route table, in its order', () => {
    expect(offeredPages(tree({ REBATE: '1', TRANSFERUP: '1' }), true)).toEqual(Object.keys(memberPages));
    expect(memberPageOrder.slice(0, 4)).toEqual(['securityCenter', 'transferFund', 'depositv2', 'withdraw']);
  });
  it('are only those that the operator offers', () => {
    const without = (page: MemberPage) => memberPageOrder.filter((one) => one !== page);
    expect(offeredPages(tree({ TRANSFERUP: '1' }), true)).toEqual(without('manualRebate'));
    expect(offeredPages(tree({ REBATE: '1', TRANSFERUP: '1', WITHDRAW: '0' }), true)).toEqual(without('withdraw'));
    expect(offeredPages(tree({ REBATE: '1', TRANSFERUP: '1' }), false)).toEqual(without('transferUpline'));
  });
  it('are grouped, in the order of the menu, with my account above the groups', () => {
    const entries = memberPageOrder.map((page) => ({ page, href: `/?centre=${page}` }));
    const grouped = menuGroups(entries);
    expect(grouped.map(({ group }) => group)).toEqual([null, 'money', 'records', 'rewards', 'account']);
    expect(grouped[0]?.entries.map(({ page }) => page)).toEqual(['securityCenter']);
    expect(grouped.flatMap((each) => each.entries)).toHaveLength(entries.length);
    for (const { entries: own } of grouped) expect(own).toEqual(entries.filter((entry) => own.includes(entry)));
    expect(menuGroups(entries.slice(0, 2)).map(({ group }) => group)).toEqual([null, 'money']);
  });
  it('are requested by the URL, with my account instead of one that is not offered', () => {
    const instead = { page: 'securityCenter', instead: true, menu: false };
    expect(wantedPage(search('p=2'), memberPageOrder)).toBeNull();
    expect(wantedPage(search('centre=depositv2'), memberPageOrder)).toEqual({
      page: 'depositv2',
      instead: false,
      menu: false,
    });
    expect(wantedPage(search('centre=depositv2'), ['securityCenter'])).toEqual(instead);
    const first = { page: 'securityCenter', instead: false };
    expect(wantedPage(search('centre='), memberPageOrder)).toEqual({ ...first, menu: false });
    expect(wantedPage(search('centre=menu'), memberPageOrder)).toEqual({ ...first, menu: true });
    expect(wantedPage(search('centre=constructor'), memberPageOrder)).toEqual(instead);
  });
  it('leave the other parameters unchanged', () => {
    expect(withoutCentre('/rng', search('p=2&centre=depositv2&minBet=0.1'))).toBe('/rng?p=2&minBet=0.1');
    expect(withoutCentre('/rng', search('centre=withdraw&ref=WK7M3P'))).toBe('/rng');
  });
});

it.each([
  ['/rng?centre=depositv2', true],
  ['/?p=2&centre=x', true],
  ['/rng?q=centre=1', false],
  ['/rng', false],
  ['//elsewhere.example/?centre=x', false],
  ['https://elsewhere.example/?centre=x', false],
  ['/notices#?centre=x', false],
])('%s leads to the centre: %s', (href, expected) => expect(isCentreHref(href)).toBe(expected));

const member: CentreRequest = { wanted: true, role: 'member', typeKnown: true, asking: false, answered: false };
it.each<[string, Partial<CentreRequest>, CentreStep]>([
  ['a URL without the centre', { wanted: false }, 'closed'],
  ['a URL without the centre, for a visitor', { wanted: false, role: 'visitor' }, 'closed'],
  ['a member', {}, 'open'],
  ['an agent', { role: 'agent' }, 'open'],
  ['a possible trial account', { typeKnown: false }, 'wait'],
  ['a visitor', { role: 'visitor', typeKnown: false }, 'ask'],
  ['a visitor with the login open', { role: 'visitor', asking: true, answered: true }, 'wait'],
  ['a visitor who closed the login', { role: 'visitor', answered: true }, 'leave'],
  ['a player who has just logged in', { typeKnown: false, asking: true, answered: true }, 'wait'],
  ['a trial account', { role: 'trial' }, 'ask'],
  ['a trial account with the warning open', { role: 'trial', asking: true, answered: true }, 'wait'],
  ['a trial account that closed the warning', { role: 'trial', answered: true }, 'leave'],
  ['an expired session', { role: 'visitor', asking: true, answered: true }, 'wait'],
  ['a player who signed out inside', { role: 'visitor', answered: true }, 'leave'],
])('%s', (_, request, step) => expect(centreStep({ ...member, ...request })).toBe(step));
