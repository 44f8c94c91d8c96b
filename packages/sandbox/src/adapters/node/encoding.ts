import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The supported encodings, best compression first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** A smaller body fits into one packet anyway. */
const smallestBody = 1024;

const compressors: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Buffer>>> = {
  // Quality 4 takes about as long as gzip's default and is a fifth smaller.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The supported encodings that a request accepts, best first. */
export function acceptedEncodings(request: Request): Encoding[] {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const accepted = new Set(
    (request.headers.get('Accept-Encoding') ?? '')
      .split(',')
      .filter((part) => !refused.test(part))
      .map((part) => part.split(';')[0]?.trim().toLowerCase()),
  );
  return encodings.filter((encoding) => accepted.has(encoding));
}

/** Builds the response with this body, compressed when the client accepts it and the body is large enough. */
export async function encode(request: Request, response: Response, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  let sent = body;
  if (isCompressible(headers)) {
    headers.append('Vary', 'Accept-Encoding');
    const [encoding] = body.byteLength > smallestBody ? acceptedEncodings(request) : [];
    if (encoding !== undefined) {
      sent = new Uint8Array(await compressors[encoding](body));
      headers.set('Content-Encoding', encoding);
      // The bytes differ from those of the strong tag.
      const tag = headers.get('ETag');
      if (tag?.startsWith('"')) headers.set('ETag', `W/${tag}`);
    }
  }
  headers.set('Content-Length', String(sent.byteLength));
  return new Response(request.method === 'HEAD' ? null : sent, { status, headers });
}

function isCompressible(headers: Headers): boolean {
  if (headers.has('Content-Encoding')) return false;
  return /^(text\/|image\/svg|application\/(json|manifest|xml))/.test(headers.get('Content-Type') ?? '');
}
