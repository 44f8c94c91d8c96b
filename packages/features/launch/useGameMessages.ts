import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { type GameMessage, gameMessage } from '#api/gameMessages.ts';

/** Hears the game in the frame, and nobody else: a sandboxed frame has no origin, so its window is what identifies it. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (event: GameMessage['event']) => void,
): void {
  const heard = useEffectEvent((message: MessageEvent) => {
    if (message.source === null || message.source !== frame.current?.contentWindow) return;
    const parsed = v.safeParse(gameMessage, message.data);
    if (parsed.success) onMessage(parsed.output.event);
  });
  useEffect(() => {
    const listener = (message: MessageEvent): void => heard(message);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}
