import { describe, expect, it } from 'vitest';
import type { ApiError } from '#api/errors.ts';
import type { KeyValueStore } from '#core/data/storage.ts';
import {
  countdownText,
  identityWaitMs,
  longestWaitMs,
  quietSms,
  readUntil,
  reduceSms,
  secondsLeft,
  tooManyWaitMs,
  waitAfterFailure,
  waitAfterSending,
  writeUntil,
} from './smsCode.model.ts';

const refused = (code: 'too_many_requests' | 'too_many_tries' | 'phone_invalid'): ApiError & { kind: 'refused' } => ({
  kind: 'refused',
  code,
  message: 'no',
  detail: {},
});
const network: ApiError = { kind: 'network', outcomeUnknown: true };

describe('the wait between codes', () => {
  it.each([
    [5, 300_000],
    [0, 0],
    [0.5, 30_000],
    [-1, identityWaitMs],
    [Number.NaN, identityWaitMs],
    [1e9, longestWaitMs],
    [Number.POSITIVE_INFINITY, longestWaitMs],
  ])('after a code valid for %s minutes: %s ms', (minutes, ms) => expect(waitAfterSending(minutes)).toBe(ms));

  it.each<[string, ApiError, number]>([
    ['too many', refused('too_many_requests'), tooManyWaitMs],
    ['rate limited', { kind: 'rateLimited', retryAfterMs: 1_000 }, tooManyWaitMs],
    ['rate limited for longer', { kind: 'rateLimited', retryAfterMs: 600_000 }, 600_000],
    ['rate limited for ever', { kind: 'rateLimited', retryAfterMs: 1e15 }, longestWaitMs],
    ['rate limited for nonsense', { kind: 'rateLimited', retryAfterMs: Number.NaN }, tooManyWaitMs],
    ['too many from this address', { ...refused('too_many_tries'), detail: { retryAfterS: 1_800 } }, 1_800_000],
    ['another refusal', refused('phone_invalid'), 0],
    ['no network', network, 0],
  ])('after a failure: %s', (_, error, ms) => expect(waitAfterFailure(error)).toBe(ms));

  it.each([
    [10_000, 9_001, 1],
    [10_000, 10_000, 0],
    [10_000, 99_000, 0],
    [Number.NaN, 0, 0],
    // A clock that was set back, or a tampered store.
    [1e18, 0, longestWaitMs / 1_000],
  ])('until %s, at %s: %s s', (until, now, seconds) => expect(secondsLeft(until, now)).toBe(seconds));

  it('is formatted as minutes and seconds', () => {
    expect(countdownText(299)).toBe('04:59');
    expect(countdownText(3_600)).toBe('60:00');
  });
});

describe('the countdown of a number', () => {
  const first = quietSms('66:081', 0);

  it('starts when a code is sent, and belongs to its number', () => {
    const counting = reduceSms(first, { type: 'sent', number: '66:081', until: 500 });
    expect(counting).toMatchObject({ until: 500, sentTo: '66:081' });
    const other = reduceSms(counting, { type: 'numberChanged', number: '66:082', until: 0 });
    expect(other).toMatchObject({ until: 0, sentTo: null });
    // Back to the first number: its countdown is stored.
    expect(reduceSms(other, { type: 'numberChanged', number: '66:081', until: 500 }).until).toBe(500);
  });
  it('ignores an answer for another number', () => {
    expect(reduceSms(first, { type: 'sent', number: '66:099', until: 500 })).toBe(first);
  });
  it('shows a failure until it is confirmed', () => {
    const failed = reduceSms(first, { type: 'failed', number: '66:081', error: network, until: 0 });
    expect(failed.failure).toBe(network);
    expect(reduceSms(failed, { type: 'confirmed' }).failure).toBeNull();
    expect(reduceSms(first, { type: 'failed', number: '66:081', error: { kind: 'cancelled' }, until: 0 })).toBe(first);
  });
  it('is never shortened by a failure', () => {
    const counting = reduceSms(first, { type: 'sent', number: '66:081', until: 500 });
    expect(reduceSms(counting, { type: 'failed', number: '66:081', error: network, until: 0 }).until).toBe(500);
  });
  it('is stored per purpose, and invalid stored values are ignored', () => {
    const entries = new Map<string, string>();
    const store: KeyValueStore = {
      get: (key) => entries.get(key) ?? null,
      set: (key, value) => void entries.set(key, value),
      remove: (key) => void entries.delete(key),
      clear: () => entries.clear(),
    };
    writeUntil(store, 'register', '66:081', 500);
    expect(readUntil(store, 'register', '66:081')).toBe(500);
    expect(readUntil(store, 'login', '66:081')).toBe(0);
    store.set('smsUntil:login:66:081', 'soon');
    expect(readUntil(store, 'login', '66:081')).toBe(0);
  });
});
