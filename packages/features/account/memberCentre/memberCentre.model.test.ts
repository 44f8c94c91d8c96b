import { describe, expect, it } from 'vitest';
import { memberPages } from '#core/routing/centrePages.ts';
import { memberPageOrder, menuGroups } from './memberCentre.model.ts';

describe('pages', () => {
  it('are those of the route table, in its order', () => {
    expect(memberPageOrder).toEqual(Object.keys(memberPages));
    expect(memberPageOrder.slice(0, 4)).toEqual(['securityCenter', 'transferFund', 'depositv2', 'withdraw']);
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
