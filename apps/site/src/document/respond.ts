import type { PackedDocument } from './packedDocument.ts';

/**
 * Builds the security headers of a document.
 * @param hashes sources that the policy must allow, such as `'sha256-…'`
 */
export type DocumentHeaders = (
  request: Request,
  hashes: { readonly scripts: string; readonly styles: string },
) => HeadersInit;

export interface Sending {
  /** 200, 404 for an unknown page, 451 for a blocked region, 503 in maintenance. */
  readonly status: 200 | 404 | 451 | 503;
  readonly headers: DocumentHeaders;
  /** What is sent, for logs and measurements: the app shell, or a page that was rendered for this request or before. @default 'shell' */
  readonly kind?: 'shell' | 'rendered' | 'kept';
  /** The names of the request's headers that the document depends on. */
  readonly vary?: readonly string[];
  /** Whether a shared cache may answer with the document for some seconds, without asking. */
  readonly shared?: boolean;
  /** Whether search engines may list it. @default true */
  readonly listed?: boolean;
  /** Seconds until the site is open again. */
  readonly retryAfterS?: number;
}

/** Sends bytes as they are. A `Response` that is made of an array copies it first, which took half of the time per document. */
const streamOf = ({ start, rest }: PackedDocument): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(start);
        controller.enqueue(rest);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

/** Answers a request with a document, or with 304 if the client has it. */
export function respond(request: Request, document: PackedDocument, sending: Sending): Response {
  const { status, headers, kind = 'shell', vary = [], shared = false, listed = true, retryAfterS } = sending;
  const { etag, hashes } = document;
  const all = new Headers(headers(request, hashes));
  const closed = status === 451 || status === 503;
  all.set('Content-Type', 'text/html; charset=utf-8');
  all.set('X-Document', closed ? 'closed' : kind);
  // A browser asks each time, and gets 304. What says that the site is closed is for this visitor and this moment.
  all.set('Cache-Control', closed ? 'private, no-store' : 'no-cache');
  if (status === 200 && shared) all.set('CDN-Cache-Control', 'max-age=5, stale-while-revalidate=60');
  if (!listed) all.set('X-Robots-Tag', 'noindex');
  for (const name of vary) all.append('Vary', name);
  if (retryAfterS !== undefined) all.set('Retry-After', String(retryAfterS));
  if (status === 200) {
    all.set('ETag', etag);
    const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(etag)) return new Response(null, { status: 304, headers: all });
  }
  return new Response(streamOf(document), { status, headers: all });
}
