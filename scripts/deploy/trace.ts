import { randomBytes } from 'node:crypto';

/** What joins the log lines of one call: a trace of W3C Trace Context, and the web server's id of the request. */
export interface Trace {
  /** The id of the trace, 32 hexadecimal digits: the same in the logs of web server, renderer and platform. */
  readonly id: string;
  /** The header of the request that is answered. */
  readonly parent: string;
  readonly request: string | undefined;
}

type IncomingHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A header `traceparent` that is well-formed, with the id of the trace. Neither id may be zero. */
const wellFormed = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The trace of a request; a new one where the web server in front has sent none. */
export function traceOf(headers: IncomingHeaders): Trace {
  const told = String(headers['traceparent'] ?? '');
  const request = /^[\w-]{1,64}$/.exec(String(headers['x-request-id'] ?? ''))?.[0];
  const id = wellFormed.exec(told)?.[1];
  if (id !== undefined) return { id, parent: told, request };
  const made = randomBytes(24).toString('hex');
  return { id: made.slice(0, 32), parent: `00-${made.slice(0, 32)}-${made.slice(32)}-01`, request };
}

/** The headers by which the platform finds the call in its own log. */
export const traceHeaders = ({ parent, request }: Trace): Readonly<Record<string, string>> => ({
  traceparent: parent,
  ...(request !== undefined && { 'X-Request-Id': request }),
});
