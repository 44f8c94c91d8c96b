import type { ApiError, RefusalCode } from '#api/errors.ts';
import type { KeyValueStore } from '../storage.ts';

/** SMS-01: how long no other code is sent, in ms. */
export const identityWaitMs = 60_000;
export const tooManyWaitMs = 5 * 60_000;
/** Whatever a server says: nobody waits longer than this. */
export const longestWaitMs = 60 * 60_000;
/** Between two presses that reach the platform at all. */
export const sendIntervalMs = 1_000;

const clamp = (ms: number): number => Math.min(ms, longestWaitMs);

/** After a code was sent: as long as it holds; a minute where the server says nothing that makes sense. */
export function waitAfterSending(expiredMinutes: number): number {
  if (Number.isNaN(expiredMinutes) || expiredMinutes < 0) return identityWaitMs;
  return clamp(expiredMinutes * 60_000);
}

const tooManyCodes: readonly RefusalCode[] = ['too_many_requests'];
export const isTooMany = (error: ApiError): boolean =>
  error.kind === 'rateLimited' || (error.kind === 'refused' && tooManyCodes.includes(error.code));

/** After a refusal: five minutes when there were too many requests, longer if the platform says so; else none. */
export function waitAfterFailure(error: ApiError): number {
  if (!isTooMany(error)) return 0;
  const asked = error.kind === 'rateLimited' && Number.isFinite(error.retryAfterMs) ? error.retryAfterMs : 0;
  return clamp(Math.max(tooManyWaitMs, asked));
}

/** Whole seconds that are left; never negative, never more than the longest wait, whatever was stored. */
export function secondsLeft(until: number, now: number): number {
  const left = until - now;
  return Number.isFinite(left) ? Math.ceil(Math.max(0, clamp(left)) / 1_000) : 0;
}

/** `04:59`. */
export const countdownText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** What a code is for: each counts on its own. */
export type SmsPurpose = 'register' | 'login' | 'recovery';

const keyOf = (purpose: SmsPurpose, number: string): string => `smsUntil:${purpose}:${number}`;

/** The countdown of a number outlives the dialog that began it, and a reload. */
export const readUntil = (store: KeyValueStore, purpose: SmsPurpose, number: string): number =>
  Number(store.get(keyOf(purpose, number)) ?? 0) || 0;

export function writeUntil(store: KeyValueStore, purpose: SmsPurpose, number: string, until: number): void {
  store.set(keyOf(purpose, number), String(until));
}

export interface SmsState {
  /** Whose countdown this is; '' while there is no number. */
  readonly number: string;
  /** By the platform's clock, ms. */
  readonly until: number;
  /** The number that the last code went to, for as long as it is the one in the form. */
  readonly sentTo: string | null;
  /** Shown in a dialog until it is confirmed. */
  readonly failure: ApiError | null;
}

export type SmsEvent =
  | { readonly type: 'numberChanged'; readonly number: string; readonly until: number }
  | { readonly type: 'sent'; readonly number: string; readonly until: number }
  | { readonly type: 'failed'; readonly number: string; readonly error: ApiError; readonly until: number }
  | { readonly type: 'confirmed' };

export const quietSms = (number: string, until: number): SmsState => ({ number, until, sentTo: null, failure: null });

export function reduceSms(state: SmsState, event: SmsEvent): SmsState {
  switch (event.type) {
    case 'numberChanged':
      return event.number === state.number ? state : { ...quietSms(event.number, event.until), failure: state.failure };
    case 'sent':
      // An answer for a number that is no longer in the form counts for that number; here it changes nothing.
      return event.number === state.number ? { ...state, until: event.until, sentTo: event.number } : state;
    case 'failed': {
      if (event.error.kind === 'cancelled') return state;
      const until = event.number === state.number ? Math.max(state.until, event.until) : state.until;
      return { ...state, until, failure: event.error };
    }
    case 'confirmed':
      return { ...state, failure: null };
  }
}
