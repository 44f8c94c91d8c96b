import type { ApiError, RefusalCode } from '#api/errors.ts';
import type { KeyValueStore, StoredName } from '#core/data/storage.ts';

/** Wait after a code of the identity service, in ms (SMS-01). */
export const identityWaitMs = 60_000;
/** Wait after too many requests, in ms. */
export const tooManyWaitMs = 5 * 60_000;
/** Upper limit of any wait that a server requests, in ms. */
export const longestWaitMs = 60 * 60_000;
/** Minimum time between two requests, in ms. */
export const sendIntervalMs = 1_000;

const clamp = (ms: number): number => Math.min(ms, longestWaitMs);

/** Wait in ms after a code was sent: its validity, or a minute when the server's value is invalid. */
export function waitAfterSending(expiredMinutes: number): number {
  if (Number.isNaN(expiredMinutes) || expiredMinutes < 0) return identityWaitMs;
  return clamp(expiredMinutes * 60_000);
}

const tooManyCodes: readonly RefusalCode[] = ['too_many_requests', 'too_many_tries'];
/** Whether an error means too many requests. */
export const isTooMany = (error: ApiError): boolean =>
  error.kind === 'rateLimited' || (error.kind === 'refused' && tooManyCodes.includes(error.code));

/** Wait in ms after a failure: at least five minutes after too many requests, otherwise none. */
export function waitAfterFailure(error: ApiError): number {
  if (!isTooMany(error)) return 0;
  const asked = askedMs(error);
  return clamp(Math.max(tooManyWaitMs, Number.isFinite(asked) ? asked : 0));
}

/** The wait that an answer asks for, in ms. */
function askedMs(error: ApiError): number {
  if (error.kind === 'refused') return Number(error.detail['retryAfterS'] ?? 0) * 1_000;
  return error.kind === 'rateLimited' ? error.retryAfterMs : 0;
}

/** Whole seconds left until a time, between 0 and the longest wait, whatever was stored. */
export function secondsLeft(until: number, now: number): number {
  const left = until - now;
  return Number.isFinite(left) ? Math.ceil(Math.max(0, clamp(left)) / 1_000) : 0;
}

/** Formats seconds as `04:59`. */
export const countdownText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;

/** What a code is for. Each purpose has its own countdown. */
export type SmsPurpose = 'register' | 'login' | 'recovery';

const keyOf = (purpose: SmsPurpose, number: string): StoredName => `smsUntil:${purpose}:${number}`;

/** Reads the end of a number's countdown (ms). Stored, so that it survives closing the dialog and a reload. */
export const readUntil = (store: KeyValueStore, purpose: SmsPurpose, number: string): number =>
  Number(store.get(keyOf(purpose, number)) ?? 0) || 0;

/** Stores the end of a number's countdown (ms). */
export function writeUntil(store: KeyValueStore, purpose: SmsPurpose, number: string, until: number): void {
  store.set(keyOf(purpose, number), String(until));
}

export interface SmsState {
  /** The number of this countdown; '' without a number. */
  readonly number: string;
  /** End of the countdown by the platform's clock, in ms. */
  readonly until: number;
  /** Destination of the last code; null once the number changes. */
  readonly sentTo: string | null;
  /** Error shown in a dialog until confirmed. */
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
      // An answer for a number that has been changed meanwhile does not apply here.
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
