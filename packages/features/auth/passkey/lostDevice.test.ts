import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#core/data/memoryStorage.testing.ts';
import type { Session } from '#core/session/session.ts';
import { answerLostDevice, asksLostDevice, noteLostDevice } from './lostDevice.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', memoryStorage(stored));
});
const session = (token: string | null) => ({
  current: (): Session | null => (token === null ? null : { token, accountType: 0 }),
});

it('asks the player of one session, until they answer', () => {
  noteLostDevice(session('one'));
  expect(asksLostDevice('one')).toBe(true);
  expect(asksLostDevice('two')).toBe(false);
  expect(asksLostDevice(undefined)).toBe(false);
  answerLostDevice();
  expect(asksLostDevice('one')).toBe(false);
});

it('asks nobody who has left meanwhile', () => {
  noteLostDevice(session(null));
  expect(stored.size).toBe(0);
});
