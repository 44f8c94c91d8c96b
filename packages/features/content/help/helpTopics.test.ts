import { expect, it } from 'vitest';
import { featureFlags } from '#api/features.ts';
import type { WhitelabelNode } from '#api/system.ts';
import { helpSections } from '#sandbox/seed/help/help.ts';
import { helpTopics, isTopicOffered, memberPageOf } from './helpTopics.ts';

const node = (modId: string, on: boolean): WhitelabelNode => ({ modId, enabled: on ? '1' : '0', childrenNodes: [] });
const offered = (nodes: readonly WhitelabelNode[]) =>
  helpSections.map(({ id }) => id).filter((id) => isTopicOffered(nodes, id));

it('what the tree does not name is shown, but for what moves money between people', () => {
  const ids = offered([]);
  expect(ids).toEqual(expect.arrayContaining(['deposit', 'withdraw', 'points', 'vip', 'messages', 'term', 'contact']));
  expect(ids).not.toContain('transfers');
  expect(offered([node('TRANSFERUP', true)])).toContain('transfers');
});

it.each([
  'deposit',
  'withdraw',
  'wallet',
  'profit',
  'rewards',
  'missions',
  'bonuses',
  'referral',
  'envelopes',
  'wheel',
  'points',
  'vip',
  'messages',
])('the section %s goes with its switch', (id) => {
  const modId = featureFlags[helpTopics[id]?.feature ?? 'DEPOSIT'].modId;
  expect(offered([node(modId, true)])).toContain(id);
  expect(offered([node(modId, false)])).not.toContain(id);
});

it('a section of no feature is always shown', () => {
  expect(isTopicOffered([], 'unknown')).toBe(true);
  expect(isTopicOffered([node('DEPOSIT', false)], 'term')).toBe(true);
});

it('every topic is a section of the platform, so that none is kept for nothing', () => {
  const ids = helpSections.map(({ id }) => id);
  for (const id of Object.keys(helpTopics)) expect(ids).toContain(id);
});

it('a section opens its page unless that is switched off', () => {
  expect(memberPageOf([], 'deposit')).toBe('depositv2');
  expect(memberPageOf([node('DEPOSIT', false)], 'deposit')).toBeNull();
  expect(memberPageOf([], 'responsible')).toBe('limits');
  expect(memberPageOf([], 'points')).toBeNull();
  expect(memberPageOf([], 'term')).toBeNull();
});
