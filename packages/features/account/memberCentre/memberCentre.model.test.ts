import { describe, expect, it } from 'vitest';
import { featureFlags } from '#api/features.ts';
import { type MemberPage, memberPages } from '#core/routing/centrePages.ts';
import { memberPageOrder, menuGroups, offeredPages } from './memberCentre.model.ts';

const tree = (switches: { readonly [Name in keyof typeof featureFlags]?: '0' | '1' }) =>
  Object.entries(switches).map(([name, enabled]) => ({
    modId: featureFlags[name as keyof typeof featureFlags].modId,
    enabled,
    childrenNodes: [],
  }));

const member = { hasUpline: true, invites: true, onBreak: false };

describe('pages', () => {
  it('are those of the route table, in its order', () => {
    expect(offeredPages(tree({ REBATE: '1', TRANSFERUP: '1' }), member)).toEqual(Object.keys(memberPages));
    expect(memberPageOrder.slice(0, 4)).toEqual(['securityCenter', 'transferFund', 'depositv2', 'withdraw']);
  });
  it('are only those that the operator offers', () => {
    const without = (page: MemberPage) => memberPageOrder.filter((one) => one !== page);
    expect(offeredPages(tree({ TRANSFERUP: '1' }), member)).toEqual(without('manualRebate'));
    expect(offeredPages(tree({ REBATE: '1', TRANSFERUP: '1', WITHDRAW: '0' }), member)).toEqual(without('withdraw'));
    const all = tree({ REBATE: '1', TRANSFERUP: '1' });
    expect(offeredPages(all, { ...member, hasUpline: false })).toEqual(without('transferUpline'));
    expect(offeredPages(all, { ...member, invites: false })).toEqual(without('referral'));
  });
  it('leave out what invites to play while the player takes a break', () => {
    expect(offeredPages(tree({}), member)).toEqual(
      expect.arrayContaining(['missionLeaderboard', 'redEnvelope', 'wheel']),
    );
    const onBreak = offeredPages(tree({}), { ...member, onBreak: true });
    expect(onBreak).not.toContain('missionLeaderboard');
    expect(onBreak).not.toContain('referral');
    expect(onBreak).not.toContain('redEnvelope');
    expect(onBreak).not.toContain('wheel');
    expect(onBreak).toEqual(expect.arrayContaining(['withdraw', 'personalHistoryCopy', 'limits']));
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
});
