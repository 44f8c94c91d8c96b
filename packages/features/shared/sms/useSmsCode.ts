import { useLayoutEffect, useReducer, useState } from 'react';
import type { ApiError, Result } from '#api/errors.ts';
import { useIntentLock } from '../lock.ts';
import { usePlatform } from '../platform.tsx';
import { sessionStore } from '../storage.ts';
import { createThrottle } from '../throttle.ts';
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

/** What the field of a code draws. */
export interface SmsCodeView {
  /** Whole seconds until another code can be asked for; 0 when it can be now. */
  readonly secondsLeft: number;
  readonly busy: boolean;
  /** A code has gone to the number in the form. */
  readonly sent: boolean;
  /** Shown in a dialog until it is confirmed. */
  readonly failure: ApiError | null;
  readonly onSend: () => void;
  readonly onFailureSeen: () => void;
}

export interface SmsCodeOptions {
  readonly purpose: SmsPurpose;
  /** The number with its country, as one text: whose countdown this is. */
  readonly number: string;
  /** Asks for the code; `wait` for a service that names its own time, such as the identity service. */
  readonly send: () => Promise<Result<{ readonly expiredMinutes: number } | { readonly waitMs: number }>>;
  /** Is the number one that a code can go to? Says so at the field when it is not. */
  readonly check?: () => boolean;
}

/** SMS-01: one code at a time, once per second at most, and none while the last one still counts down. */
export function useSmsCode({ purpose, number, send, check }: SmsCodeOptions): SmsCodeView {
  const { clock } = usePlatform();
  const [state, dispatch] = useReducer(reduceSms, null, () =>
    quietSms(number, readUntil(sessionStore, purpose, number)),
  );
  if (state.number !== number) {
    dispatch({ type: 'numberChanged', number, until: readUntil(sessionStore, purpose, number) });
  }
  const [throttle] = useState(() => createThrottle(sendIntervalMs, () => performance.now()));
  const { busy, run } = useIntentLock();
  const left = useSecondsLeft(state.until, clock.now);

  async function ask(): Promise<void> {
    const result = await send();
    const now = clock.now();
    if (result.ok) {
      const { value } = result;
      const until = now + ('waitMs' in value ? value.waitMs : waitAfterSending(value.expiredMinutes));
      writeUntil(sessionStore, purpose, number, until);
      dispatch({ type: 'sent', number, until });
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

/** Counts down once per second, by the platform's clock; nothing ticks when nothing is left. */
function useSecondsLeft(until: number, now: () => number): number {
  const [time, setTime] = useState(now);
  // Before the first paint with a new end: the time was last read when the former one ran out.
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
