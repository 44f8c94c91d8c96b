import { describe, expect, it } from 'vitest';
import { isCentreAddress } from './leadsWithin.ts';
import {
  type CentreDoor,
  doorStep,
  memberPageOrder,
  offeredPages,
  wantedPage,
  withoutCentre,
} from './memberCentre.model.ts';

const search = (text: string) => new URLSearchParams(text);

describe('pages', () => {
  it('are those that the site has, in the order of the menu', () => {
    expect(offeredPages(['depositv2', 'securityCenter'], true)).toEqual(['securityCenter', 'depositv2']);
    expect(offeredPages([], true)).toEqual([]);
  });
  it('have the rebate only where the operator has it', () => {
    expect(offeredPages(memberPageOrder, true)).toContain('manualRebate');
    expect(offeredPages(memberPageOrder, false)).not.toContain('manualRebate');
  });
  it('are wanted by the address, and my account stands in for what there is not', () => {
    expect(wantedPage(search('p=2'), memberPageOrder)).toBeNull();
    expect(wantedPage(search('centre=depositv2'), memberPageOrder)).toBe('depositv2');
    expect(wantedPage(search('centre=depositv2'), ['securityCenter'])).toBe('securityCenter');
    expect(wantedPage(search('centre='), memberPageOrder)).toBe('securityCenter');
    expect(wantedPage(search('centre=constructor'), memberPageOrder)).toBe('securityCenter');
  });
  it('leave the other parameters as they are', () => {
    expect(withoutCentre('/rng', search('p=2&centre=depositv2&minBet=0.1'))).toBe('/rng?p=2&minBet=0.1');
    expect(withoutCentre('/rng', search('centre=depositv2'))).toBe('/rng');
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
])('%s leads within the centre: %s', (href, within) => expect(isCentreAddress(href)).toBe(within));

const member: CentreDoor = { wanted: true, role: 'member', typeKnown: true, asking: false, answered: false };
it.each<[string, Partial<CentreDoor>, ReturnType<typeof doorStep>]>([
  ['an address without it', { wanted: false }, 'closed'],
  ['an address without it, of a visitor', { wanted: false, role: 'visitor' }, 'closed'],
  ['a member', {}, 'open'],
  ['an agent', { role: 'agent' }, 'open'],
  ['who might be a trial account', { typeKnown: false }, 'wait'],
  ['a visitor', { role: 'visitor', typeKnown: false }, 'ask'],
  ['a visitor before the login', { role: 'visitor', asking: true, answered: true }, 'wait'],
  ['a visitor who closed the login', { role: 'visitor', answered: true }, 'leave'],
  ['who has just logged in', { typeKnown: false, asking: true, answered: true }, 'wait'],
  ['a trial account', { role: 'trial' }, 'ask'],
  ['a trial account before the warning', { role: 'trial', asking: true, answered: true }, 'wait'],
  ['a trial account that has read it', { role: 'trial', answered: true }, 'leave'],
  ['whose session has expired', { role: 'visitor', asking: true, answered: true }, 'wait'],
  ['who has signed out inside', { role: 'visitor', answered: true }, 'leave'],
])('%s', (_, door, step) => expect(doorStep({ ...member, ...door })).toBe(step));
