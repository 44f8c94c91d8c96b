import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** What an answer turned out to be once its body was read. */
export type Delivery =
  | { readonly kind: 'whole'; readonly response: Response; readonly body: Uint8Array<ArrayBuffer> | null }
  /** The connection breaks before anything was answered. */
  | { readonly kind: 'severed' }
  /** The connection breaks within the body. */
  | { readonly kind: 'cut'; readonly response: Response; readonly part: Uint8Array };

/** Reads the body, and finds out whether it ends as it should. */
export async function readDelivery(response: Response): Promise<Delivery> {
  if (response.type === 'error') return { kind: 'severed' };
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

/** Ends the connection without an answer. */
export function sever(outgoing: ServerResponse): Response {
  outgoing.socket?.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Promises more than it sends, and ends the connection. */
export function cutShort(outgoing: ServerResponse, response: Response, part: Uint8Array): Response {
  const headers = Object.fromEntries(response.headers);
  outgoing.writeHead(response.status, { ...headers, 'content-length': String(part.byteLength + 1_000) });
  // Destroyed only once the part is out, or the client would see no answer at all.
  outgoing.write(part, () => outgoing.socket?.destroy());
  return RESPONSE_ALREADY_SENT;
}
