import * as v from 'valibot';
import { wordOf } from '#api/open.ts';
import { type EndedSession, endedSession } from '#api/sessionEnd.ts';

/** Between tabs of a browser that share a session: only the first of them is refused. */
const channelName = 'kinnari-session-end';

const message = v.object({ token: v.string(), end: endedSession });

/** Tells other tabs why a session has ended. */
export function tellEnd(token: string, { ended, ...end }: EndedSession): void {
  const channel = new BroadcastChannel(channelName);
  const told: v.InferInput<typeof message> = { token, end: { ...end, ended: wordOf(ended) } };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage(told);
  channel.close();
}

/** Calls `listener` with each session that another tab was told the end of. Returns an unsubscribe function. */
export function onEndTold(listener: (token: string, end: EndedSession) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(message, data);
    if (read.success) listener(read.output.token, read.output.end);
  });
  return () => channel.close();
}
