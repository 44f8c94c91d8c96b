import { expect, it } from 'vitest';
import { accountEntries, accountMenuOf } from './navigation.model.ts';

it.each([
  ['visitor', []],
  ['trial', ['signOut']],
  ['member', ['myAccount', 'accountRecord', 'bettingRecord', 'favourites', 'recent', 'signOut']],
  ['agent', ['myAccount', 'accountRecord', 'bettingRecord', 'agent', 'favourites', 'recent', 'signOut']],
] as const)('%s sees %j', (role, expected) => expect(accountMenuOf(role, accountEntries)).toEqual(expected));

it('offers nothing that the site has no place for', () => {
  expect(accountMenuOf('agent', ['signOut', 'favourites'])).toEqual(['favourites', 'signOut']);
});
