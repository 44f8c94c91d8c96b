import { useLayoutEffect, useReducer, useState } from 'react';
import type { ApiError, Result } from '#api/errors.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { sessionStore } from '#core/data/storage.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { createThrottle } from '#core/time/throttle.ts';
import {
  type SmsPurpose,
  quietSms,
  readUntil,
  reduceSms,
  secondsLeft,
  sendIntervalMs,
  waitAfterFailure,
  waitAfterSending,
  writeUntil,
} from './smsCode.model.ts';

/** State and actions of an SMS code field. */
export interface SmsCodeView {
  /** Whole seconds until another code can be requested; 0 when it can be now. */
  readonly secondsLeft: number;
  readonly busy: boolean;
  /** Whether a code was sent to the current number. */
  readonly sent: boolean;
  /** Error shown in a dialog until confirmed. */
  readonly failure: ApiError | null;
  readonly onSend: () => void;
  readonly onFailureSeen: () => void;
}

export interface SmsCodeOptions {
  readonly purpose: SmsPurpose;
  /** Key of the countdown: number and country as one string. */
  readonly number: string;
  /** Requests a code. Resolves with its validity, or with `waitMs` for services that set their own wait. */
  readonly send: () => Promise<Result<{ readonly expiredMinutes: number } | { readonly waitMs: number }>>;
  /** Called when a code is on its way to the current number. */
  readonly onSent?: () => void;
  /** Validates the number, and marks its field when it is wrong. False sends nothing. */
  readonly check?: () => boolean;
}

/** Sends SMS codes: one at a time, at most one per second, and none during the countdown of the last (SMS-01). */
export function useSmsCode({ purpose, number, send, check, onSent }: SmsCodeOptions): SmsCodeView {
  const { clock } = usePlatform();
  const [state, dispatch] = useReducer(reduceSms, null, () =>
    quietSms(number, readUntil(sessionStore, purpose, number)),
  );
  if (state.number !== number) {
    dispatch({ type: 'numberChanged', number, until: readUntil(sessionStore, purpose, number) });
  }
  const [throttle] = useState(() => createThrottle(sendIntervalMs, () => performance.now()));
  const { busy, run } = useActionLock();
  const left = useSecondsLeft(state.until, clock.now);

  async function ask(): Promise<void> {
    const result = await send();
    const now = clock.now();
    if (result.ok) {
      const { value } = result;
      const until = now + ('waitMs' in value ? value.waitMs : waitAfterSending(value.expiredMinutes));
      writeUntil(sessionStore, purpose, number, until);
      dispatch({ type: 'sent', number, until });
      onSent?.();
    } else {
      const wait = waitAfterFailure(result.error);
      if (wait > 0) writeUntil(sessionStore, purpose, number, now + wait);
      dispatch({ type: 'failed', number, error: result.error, until: wait > 0 ? now + wait : 0 });
    }
  }

  return {
    secondsLeft: left,
    busy,
    sent: state.sentTo === number,
    failure: state.failure,
    onSend() {
      if (secondsLeft(state.until, clock.now()) > 0 || check?.() === false || !throttle.allows()) return;
      void run(ask);
    },
    onFailureSeen: () => dispatch({ type: 'confirmed' }),
  };
}

/** Counts down each second by the platform's clock, without a timer at 0. */
function useSecondsLeft(until: number, now: () => number): number {
  const [time, setTime] = useState(now);
  // A layout effect: the stored time is stale when a new countdown starts, and must not be painted.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const current = now();
      setTime(current);
      if (secondsLeft(until, current) > 0) timer = setTimeout(tick, (until - current) % 1_000 || 1_000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, now]);
  return secondsLeft(until, time);
}
