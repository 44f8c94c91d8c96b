import type { StreamFault } from '../../faults.ts';
import { forwardedAddress } from '../../http/call.ts';
import { decline } from '../../http/respond.ts';
import { languageOf } from '../../language.ts';
import type { LiveMessage, Publisher } from '../../live/publisher.ts';
import { type PushNodes, pingMs } from '../../live/pushNodes.ts';
import { isOver, redeemTicket } from '../../live/tickets.ts';
import type { Sandbox } from '../../sandbox.ts';
import { streamType } from './connection.ts';

/** With data: `EventSource` reports neither comments nor events without data. */
const ping = 'event: ping\ndata: 1\n\n';

/** What no reader of events understands: a line without a field, and data that is no message. */
const garbage = 'garbage\ndata: {"topic":\n\n';

/** How many events a reader may be behind before its stream ends. It then asks for another one. */
const mostBehind = 64;

const headers = {
  'Content-Type': streamType,
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
} as const;

const encoder = new TextEncoder();
const eventOf = (message: LiveMessage): string => `data: ${JSON.stringify(message)}\n\n`;

/** How a request for a stream is answered. */
export interface StreamRequest {
  /** Spoils the stream. */
  readonly fault?: StreamFault | undefined;
  /** The nodes, where one of them asks: it holds the stream itself. */
  readonly nodes?: PushNodes | undefined;
}

/** Creates what answers requests for streams of a sandbox's events. */
export function createStreams(sandbox: Sandbox, publisher: Publisher) {
  const open = new Set<() => void>();

  return {
    /** Opens a stream for a ticket, here or at a push node. Any other request is refused with 403. */
    open(request: Request, { fault, nodes }: StreamRequest = {}): Response {
      const token = new URL(request.url).searchParams.get('ticket') ?? '';
      const language = languageOf(request.headers.get('Accept-Language'));
      const ticket = request.method === 'GET' ? redeemTicket(sandbox, token, forwardedAddress(request)) : null;
      if (ticket === null) return decline('ticket_expired', language, { status: 403 });
      if (nodes) return new Response(null, { headers: { 'X-Accel-Redirect': nodes.follow(ticket) } });
      let leave = (): void => {};
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const send = (text: string): void => controller.enqueue(encoder.encode(text));
          const end = (): void => {
            leave();
            controller.close();
          };
          // A session that is over by time has nothing that tells of it.
          const sayOrEnd = (): void => {
            if (!isOver(sandbox, ticket)) return send(ping);
            send(eventOf({ topic: 'session', version: sandbox.now(), ended: 'closed' }));
            end();
          };
          const timer = fault?.kind === 'silence' ? undefined : setInterval(sayOrEnd, pingMs);
          if (fault?.kind === 'garbage') send(garbage);
          let messages = 0;
          const isCut = (): boolean => fault?.kind === 'cut' && messages >= fault.afterMessages;
          // Until the subscription is there: its first messages are sent at once.
          let unsubscribe = (): void => {};
          leave = () => {
            clearInterval(timer);
            open.delete(end);
            unsubscribe();
          };
          open.add(end);
          unsubscribe = publisher.subscribe(ticket.topics, (message) => {
            if (!open.has(end) || fault?.kind === 'silence') return;
            if (isCut()) return end();
            messages += 1;
            send(eventOf(message));
            if (isCut() || message.topic === 'session' || (controller.desiredSize ?? 0) < -mostBehind) end();
          });
          if (!open.has(end)) unsubscribe();
        },
        cancel: () => leave(),
      });
      return new Response(body, { headers });
    },
    /** Ends all streams. */
    close(): void {
      for (const end of [...open]) end();
    },
  };
}
