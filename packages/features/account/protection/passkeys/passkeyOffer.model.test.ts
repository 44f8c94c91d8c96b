import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#core/data/memoryStorage.testing.ts';
import { hasRoomForOffer, isOfferLeft, noteOffer } from './passkeyOffer.model.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

it('offers an account a passkey twice, and another one as often', () => {
  for (const left of [true, true, false]) {
    expect(isOfferLeft('10001')).toBe(left);
    noteOffer('10001');
  }
  expect(isOfferLeft('10002')).toBe(true);
});

it('offers no more where the count is not one of this site', () => {
  localStorage.setItem('passkeyOffered:10001', 'often');
  expect(isOfferLeft('10001')).toBe(false);
});

it.each([
  ['home', true],
  ['rng', true],
  ['agentHome', true],
  ['game', false],
  ['lottery', false],
  ['sports', false],
  ['live', false],
  ['pointMall', false],
  ['changePassword', false],
  [null, false],
] as const)('on the page %s: %s', (route, room) => expect(hasRoomForOffer(route)).toBe(room));
