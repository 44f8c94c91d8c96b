import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { type GameMessage, type SlipMessage, gameMessage } from '#api/gameMessages.ts';

/**
 * Listens to messages of the game in the frame, which its window identifies. What a slip says is shown, so it must also come
 * from the origin that was launched; a game may have been led to another host since.
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: GameMessage) => void,
): void {
  const receive = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    const game = frame.current;
    if (source === null || game === null || source !== game.contentWindow) return;
    const parsed = v.safeParse(gameMessage, data);
    if (!parsed.success || (parsed.output.event === 'slip' && origin !== originOf(game))) return;
    onMessage(parsed.output);
  });
  useEffect(() => {
    const listener = (message: MessageEvent): void => receive(message);
    addEventListener('message', listener);
    return () => removeEventListener('message', listener);
  }, []);
}

/** Sends the slip in a frame the picks that it is to hold. The slip answers with a `slip` message. */
export function tellSlip(frame: HTMLIFrameElement, picks: SlipMessage['picks']): void {
  const message: SlipMessage = { type: 'site', event: 'slip', picks };
  const origin = originOf(frame);
  // A frame without an origin cannot be named as a receiver; the message tells what the player sees on both sides.
  frame.contentWindow?.postMessage(message, origin === 'null' ? '*' : origin);
}

/** The origin that a frame was given: `null` in a sandbox that does not leave it its own (see `frameSandbox`). */
function originOf(frame: HTMLIFrameElement): string {
  const isolated = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
  return isolated ? 'null' : new URL(frame.src, location.href).origin;
}
