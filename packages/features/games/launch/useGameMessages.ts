import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { type GameMessage, gameMessage } from '#api/gameMessages.ts';

/** Listens to messages of the game in the frame. A sandboxed frame has no origin, so the sender's window identifies it. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (event: GameMessage['event']) => void,
): void {
  const receive = useEffectEvent((message: MessageEvent) => {
    if (message.source === null || message.source !== frame.current?.contentWindow) return;
    const parsed = v.safeParse(gameMessage, message.data);
    if (parsed.success) onMessage(parsed.output.event);
  });
  useEffect(() => {
    const listener = (message: MessageEvent): void => receive(message);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}
