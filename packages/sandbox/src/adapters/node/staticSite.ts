import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { respondWithBytes } from '../../http/knownBody.ts';
import { workerHeaders } from '../securityHeaders.ts';
import { acceptedEncodings } from './encoding.ts';
import { mediaTypeOf } from './mediaTypes.ts';

/** `Cache-Control` of the built site: hashed files never change, pages are revalidated, others are cached briefly. */
const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  other: 'public, max-age=60',
} as const;

/** The worker that starts the site without a connection. Browsers look for another one by themselves; none is kept by a cache. */
const workerPath = '/sw.js';

const siblings = { br: '.br', gzip: '.gz' } as const;

/** Responds to a request for a page of the site. */
export type PageResponder = (request: Request, source: { readonly address: string | undefined }) => Promise<Response>;

export interface StaticSite {
  /**
   * Responds with the requested file; undefined without one.
   * @param page responds to requests for pages; by default, every page is the start page
   */
  answer(request: Request, page?: (request: Request) => Promise<Response>): Promise<Response | undefined>;
}

/**
 * Serves a built single-page site from a folder.
 * @param startPage changes the text of `index.html`, such as the place of the deployment
 */
export function createStaticSite(
  root: string,
  pageHeaders: (request: Request) => Record<string, string>,
  startPage?: (html: string) => string,
): StaticSite {
  const folder = resolve(root);
  return {
    async answer(request, page) {
      const { pathname } = new URL(request.url);
      // An address that cannot be read names no file. As a page it is an unknown one, and gets the site that says so.
      const path = decodePath(pathname);
      if (isStartPage(path ?? pathname) || isPage(path ?? pathname)) {
        if (page !== undefined) return page(request);
        const headers = { 'Cache-Control': cacheControl.page, ...pageHeaders(request) };
        const shell = await sendFile(request, join(folder, 'index.html'), headers, startPage);
        return path === undefined && shell !== undefined
          ? new Response(shell.body, { status: 404, headers: shell.headers })
          : shell;
      }
      if (path === undefined) return undefined;
      const file = resolve(folder, `.${path}`);
      if (!file.startsWith(folder + sep) || isHidden(path)) return undefined;
      if (path === workerPath) return sendFile(request, file, { ...workerHeaders, 'Cache-Control': cacheControl.page });
      const cache = path.startsWith('/assets/') ? cacheControl.hashed : cacheControl.other;
      return sendFile(request, file, { 'Cache-Control': cache });
    },
  };
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\0') || decoded.includes('\\') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Paths of pages that look like files (RT-01, RT-03). */
const isStartPage = (path: string): boolean => ['/', '/index.html', '/register.html'].includes(path);

/** Paths that look like files never get the start page: a missing script would be answered with HTML. */
const isPage = (path: string): boolean =>
  !path.startsWith('/assets/') && !path.slice(path.lastIndexOf('/')).includes('.');

/** Hides dot files, source maps and precompressed files, which are served under their plain name. */
const isHidden = (path: string): boolean => /\/\.|\.(br|gz|map)$/.test(path);

/**
 * Responds with a file and an ETag of its content, or with 304. Prefers a precompressed file.
 * @param change changes the text of the file; it then has no precompressed one
 */
async function sendFile(
  request: Request,
  file: string,
  headers: Readonly<Record<string, string>>,
  change?: (text: string) => string,
): Promise<Response | undefined> {
  const plain = await readIfThere(file, change);
  if (plain === undefined) return undefined;
  let sent = plain;
  const all = new Headers({ 'Content-Type': mediaTypeOf(file), ...headers });
  for (const encoding of change === undefined ? acceptedEncodings(request) : []) {
    const packed = await readIfThere(file + siblings[encoding]);
    if (packed === undefined) continue;
    sent = packed;
    all.set('Content-Encoding', encoding);
    all.set('Vary', 'Accept-Encoding');
    break;
  }
  const { body, tag } = sent;
  all.set('ETag', tag);
  if (hasTag(request, tag)) return new Response(null, { status: 304, headers: all });
  all.set('Content-Length', String(body.byteLength));
  return respondWithBytes(body, { headers: all });
}

/** Compares weakly, because a response that was compressed on the fly has a weak tag. */
export function hasTag(request: Request, tag: string): boolean {
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(tag);
}

/** A file as it was when it was last changed. */
interface KeptFile {
  readonly changedMs: number;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

/** The most files that are kept in memory; the least recently used is dropped. A built site has some hundreds. */
const mostFiles = 1_000;
const kept = new Map<string, KeptFile>();

/** Reads a file that is new or has changed. Any other is in memory already, with the ETag of its content. */
async function readIfThere(file: string, change?: (text: string) => string): Promise<KeptFile | undefined> {
  try {
    const { mtimeMs } = await stat(file);
    const known = kept.get(file);
    const read = known?.changedMs === mtimeMs ? known : await readKept(file, mtimeMs, change);
    // Moves the entry to the end: the first ones are the least recently used.
    kept.delete(file);
    kept.set(file, read);
    const [oldest] = kept.keys();
    if (kept.size > mostFiles && oldest !== undefined) kept.delete(oldest);
    return read;
  } catch (error) {
    const missing = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];
    if (error instanceof Error && 'code' in error && missing.includes(String(error.code))) return undefined;
    throw error;
  }
}

async function readKept(file: string, changedMs: number, change?: (text: string) => string): Promise<KeptFile> {
  const read = await readFile(file);
  const body = change === undefined ? new Uint8Array(read) : new TextEncoder().encode(change(read.toString()));
  return { changedMs, body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
