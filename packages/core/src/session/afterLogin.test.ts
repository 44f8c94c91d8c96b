import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../data/memoryStorage.testing.ts';
import { asksAfterLogin, endAfterLogin, noteAfterLogin } from './afterLogin.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage(new Map()));
});

it.each(['lostDevice', 'passkeyOffer'] as const)('%s: asks the player of one session, until they answer', (what) => {
  noteAfterLogin(what, 'one');
  expect(asksAfterLogin(what, 'one')).toBe(true);
  expect(asksAfterLogin(what, 'two')).toBe(false);
  expect(asksAfterLogin(what, undefined)).toBe(false);
  endAfterLogin(what);
  expect(asksAfterLogin(what, 'one')).toBe(false);
});
