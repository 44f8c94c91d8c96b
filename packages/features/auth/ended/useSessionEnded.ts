import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EndReason, type EndedSession, readEndedSession } from '#api/sessionEnd.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useEndSession } from '#core/data/useEndSession.ts';
import { formatMoment } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { toldEnd } from '#core/session/toldEnd.ts';
import { onEndTold, tellEnd } from './endChannel.ts';
import type { SessionEndedProps } from './sessionEnded.types.ts';

/** The refusals that a player has read of: once, on whichever page the end of the session leads to. */
const told = new WeakSet<Response>();

interface SessionEnd extends Pick<SessionEndedProps, 'open' | 'reason' | 'time' | 'device'> {
  readonly onClose: () => void;
}

/**
 * Says why the platform has ended the session: as the refusal of a call tells, or the push channel before it, or another tab
 * with the same session. Null while there is nothing to say. @param onShown called when it is shown, and when it is gone
 */
export function useSessionEnded(onShown: (shown: boolean) => void): SessionEnd | null {
  const { session, clock } = usePlatform();
  const language = useLanguage();
  const endSession = useEndSession();
  const [end, setEnd] = useState<EndedSession | null>(null);
  const [open, setOpen] = useState(false);
  const token = useRef<string | null>(null);
  const shown = useRef<Response>(undefined);

  const show = (ended: EndedSession): void => {
    setEnd(ended);
    setOpen(true);
    onShown(true);
  };
  const hide = (): void => {
    setOpen(false);
    onShown(false);
  };
  const look = useEffectEvent(async () => {
    const current = session.current();
    if (current !== null) {
      token.current = current.token;
      return hide();
    }
    const refusal = session.refusal();
    if (refusal === undefined || refusal === shown.current || told.has(refusal)) return;
    shown.current = refusal;
    const heard = toldEnd(session);
    const ended =
      (await readEndedSession(refusal)) ?? (heard && { ended: heard, at: new Date(clock.now()).toISOString() });
    // The player may have logged in again meanwhile.
    if (ended === null || session.refusal() !== refusal) return;
    show(ended);
    if (token.current !== null) tellEnd(token.current, ended);
  });
  const follow = useEffectEvent((ofToken: string, ended: EndedSession) => {
    const current = session.current()?.token ?? ofToken;
    if (open || ofToken !== token.current || current !== ofToken) return;
    // The platform refuses it here, too. What asks for the login then is set aside for what is shown.
    void endSession(ofToken, 'expired');
    show(ended);
  });
  useEffect(() => {
    // The session may have ended before this code was loaded.
    void look();
    const [stop, close] = [session.subscribe(() => void look()), onEndTold((...message) => follow(...message))];
    return () => {
      stop();
      close();
    };
  }, [session]);

  if (end === null) return null;
  const { ended, at, device = '' } = end;
  const reason: EndReason = typeof ended === 'string' ? ended : 'closed';
  return {
    open,
    reason,
    time: formatMoment(Date.parse(at), language),
    device,
    onClose() {
      if (shown.current) told.add(shown.current);
      hide();
    },
  };
}
