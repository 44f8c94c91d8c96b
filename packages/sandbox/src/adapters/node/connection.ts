import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { bytesOf } from '../../http/knownBody.ts';
import type { Encoded } from './encoding.ts';

/** The media type of a stream of events. */
export const streamType = 'text/event-stream';

/** A response with its body, or how the connection breaks. */
export type Delivery =
  | { readonly kind: 'whole'; readonly response: Response; readonly body: Uint8Array<ArrayBuffer> | null }
  /** The body is sent as it is made: a stream of events. */
  | { readonly kind: 'stream'; readonly response: Response }
  /** The connection breaks before the response. */
  | { readonly kind: 'severed' }
  /** The connection breaks in the body. */
  | { readonly kind: 'cut'; readonly response: Response; readonly part: Uint8Array };

/** Reads the body of a response and detects a broken one. */
export async function readDelivery(response: Response): Promise<Delivery> {
  if (response.type === 'error') return { kind: 'severed' };
  if (response.headers.get('Content-Type') === streamType) return { kind: 'stream', response };
  const known = bytesOf(response);
  if (known !== undefined) return { kind: 'whole', response, body: known };
  if (response.body === null) return { kind: 'whole', response, body: null };
  const parts: Uint8Array[] = [];
  const whole = await drain(response.body, parts);
  const read = new Uint8Array(Buffer.concat(parts));
  return whole ? { kind: 'whole', response, body: read } : { kind: 'cut', response, part: read };
}

async function drain(body: ReadableStream<Uint8Array>, parts: Uint8Array[]): Promise<boolean> {
  try {
    for await (const part of body) parts.push(part);
    return true;
  } catch {
    return false;
  }
}

/** Sends a response as it is. Faster than a `Response`, whose body would be read through a stream once more. */
export function send(outgoing: ServerResponse, { status, headers, body }: Encoded): Response {
  outgoing.statusCode = status;
  outgoing.setHeaders(headers);
  outgoing.end(body ?? undefined);
  return RESPONSE_ALREADY_SENT;
}

/** Closes the connection without a response. */
export function sever(outgoing: ServerResponse): Response {
  outgoing.socket?.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Sends less than `Content-Length` announces, then closes the connection. */
export function cutShort(outgoing: ServerResponse, response: Response, part: Uint8Array): Response {
  const headers = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, { ...headers, 'content-length': String(part.byteLength + 1_000) });
  // Closed after the write only. Otherwise the client would get no response at all.
  outgoing.write(part, () => outgoing.socket?.destroy());
  return RESPONSE_ALREADY_SENT;
}
