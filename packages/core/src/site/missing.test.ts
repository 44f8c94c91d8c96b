import { expect, it } from 'vitest';
import { featureFlags } from '#api/features.ts';
import { operations } from '#api/operations.ts';
import { pageNeeds, withPages } from './missing.ts';
import { isPageOn } from './switches.ts';

it('adds the pages that are made of what is missing, once', () => {
  expect(withPages(['systemRegisterSettings', 'helpVote', 'join'])).toEqual([
    'systemRegisterSettings',
    'helpVote',
    'join',
    'register',
  ]);
  expect(withPages(['helpVote'])).toEqual(['helpVote']);
  expect(withPages([])).toEqual([]);
});

it('has names that neither an operation nor a switch of the operator has', () => {
  const taken = new Set([...Object.keys(operations), ...Object.values(featureFlags).map(({ modId }) => modId)]);
  for (const page of Object.keys(pageNeeds)) expect(taken).not.toContain(page);
});

it('closes a page as a node that is off does', () => {
  const nodes = [{ modId: 'register', enabled: '0' as const, childrenNodes: [] }];
  expect([isPageOn(nodes, 'register'), isPageOn(nodes, 'login'), isPageOn([], 'register')]).toEqual([
    false,
    true,
    true,
  ]);
});
