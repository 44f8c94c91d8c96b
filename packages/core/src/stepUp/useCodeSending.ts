import { useState } from 'react';
import type { ApiError, Result } from '#api/errors.ts';
import { useActionLock } from '../data/useActionLock.ts';
import { useTick } from '../time/useTick.ts';

/** State of a button that sends a code. */
export interface CodeSending {
  /** Whether a code was sent. */
  readonly sent: boolean;
  readonly busy: boolean;
  /** Why the last code was not sent; null when it was. */
  readonly failure: ApiError | null;
  /** Whole seconds until another code can be sent; 0 when it can be now. */
  readonly secondsLeft: number;
  readonly onSend: () => void;
}

/** Sends codes, one at a time, and none while the last one is valid (SMS-01). */
export function useCodeSending(
  send: () => Promise<Result<{ readonly expiredMinutes: number }>>,
  now: () => number,
): CodeSending {
  const { busy, run } = useActionLock();
  /** When the next code can be sent, in ms since 1970; 0 before the first. */
  const [until, setUntil] = useState(0);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const left = Math.ceil((until - useTick(now, 1_000)) / 1000);
  const sendNow = async (): Promise<void> => {
    setFailure(null);
    const answer = await send();
    if (answer.ok) setUntil(now() + answer.value.expiredMinutes * 60_000);
    else setFailure(answer.error);
  };
  return {
    sent: until > 0,
    busy,
    failure,
    secondsLeft: Math.max(0, left),
    onSend: () => {
      if (now() >= until) void run(sendNow);
    },
  };
}
