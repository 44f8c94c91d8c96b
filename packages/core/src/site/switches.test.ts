import { expect, it, test } from 'vitest';
import { featureFlags } from '#api/features.ts';
import type { WhitelabelNode } from '#api/system.ts';
import { memberPages } from '../routing/centrePages.ts';
import { contractFlags, readFlags } from './flags.ts';
import { isFeatureOn, isPageOn } from './switches.ts';

const node = (modId: string, enabled: '0' | '1', ...childrenNodes: WhitelabelNode[]): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
});

it.each([
  ['a page without a node is on', [], true],
  ['an enabled node', [node('MEMBER', '1', node('WITHDRAW', '1'))], true],
  ['a node that is off', [node('MEMBER', '1', node('WITHDRAW', '0'))], false],
  ['a node below one that is off', [node('MEMBER', '0', node('WITHDRAW', '1'))], false],
  ['another node that is off', [node('MEMBER', '1', node('BONUS', '0'))], true],
] as const)('%s', (_, nodes, on) => {
  expect(isFeatureOn(nodes, 'WITHDRAW')).toBe(on);
  expect(isPageOn(nodes, 'withdraw')).toBe(on);
});

test('what moves money between people, and the rebate, are off without a node (FLG-01, FLG-02)', () => {
  for (const page of ['transferUpline', 'manualRebate']) expect(isPageOn([], page)).toBe(false);
  expect(isPageOn([node('TRANSFERUP', '1')], 'transferUpline')).toBe(true);
  const rebate = [node('MEMBER', '1', node('MANPLAYREB3', '1'))];
  expect(isPageOn(rebate, 'manualRebate')).toBe(true);
  expect(readFlags(rebate).MANPLAYREB3).toBe(true);
});

test('my account and the records are always offered; the other pages follow a switch of their own', () => {
  const off = Object.values(featureFlags).map(({ modId }) => node(modId, '0'));
  const offered = Object.keys(memberPages).filter((page) => isPageOn(off, page));
  expect(offered).toEqual(expect.arrayContaining(['securityCenter', 'personalHistoryCopy', 'transactionHistory']));
  for (const page of ['depositv2', 'withdraw', 'manualRebate', 'limits']) expect(offered).not.toContain(page);
});

test('no two features share a node, and none takes a name of the contract but the rebate', () => {
  const names = Object.values(featureFlags).map(({ modId }) => modId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => (contractFlags as readonly string[]).includes(name))).toEqual(['MANPLAYREB3']);
});
