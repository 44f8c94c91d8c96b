import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { acceptedEncodings } from './encoding.ts';
import { mediaTypeOf } from './mediaTypes.ts';

/** Caching of a built site: names with a hash never change, pages are asked for each time, the rest is kept shortly. */
const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  other: 'public, max-age=60',
} as const;

const siblings = { br: '.br', gzip: '.gz' } as const;

export interface StaticSite {
  /** The file that the request names, or the start page for a page of the site, or undefined. */
  answer(request: Request): Promise<Response | undefined>;
}

/** A built single-page site in a folder. */
export function createStaticSite(root: string, pageHeaders: (request: Request) => Record<string, string>): StaticSite {
  const folder = resolve(root);
  return {
    async answer(request) {
      const path = decodePath(new URL(request.url).pathname);
      if (path === undefined) return undefined;
      if (isStartPage(path) || isPage(path, request)) {
        return sendFile(request, join(folder, 'index.html'), {
          'Cache-Control': cacheControl.page,
          ...pageHeaders(request),
        });
      }
      const file = resolve(folder, `.${path}`);
      if (!file.startsWith(folder + sep) || isHidden(path)) return undefined;
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

/** The addresses of pages that look like files (RT-01, RT-03). */
const isStartPage = (path: string): boolean => ['/', '/index.html', '/register.html'].includes(path);

/** Whatever looks like a file is never answered with the start page: a missing script would come as HTML. */
function isPage(path: string, request: Request): boolean {
  if (path.startsWith('/assets/') || path.slice(path.lastIndexOf('/')).includes('.')) return false;
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

/** Dot files and source maps are nobody's business; precompressed siblings are reached by their plain name. */
const isHidden = (path: string): boolean => /\/\.|\.(br|gz|map)$/.test(path);

/** A file with a tag of its content; 304 when the client has it already. */
export async function sendFile(
  request: Request,
  file: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const plain = await readIfThere(file);
  if (plain === undefined) return undefined;
  let body = plain;
  const all = new Headers({ 'Content-Type': mediaTypeOf(file), ...headers });
  for (const encoding of acceptedEncodings(request)) {
    const packed = await readIfThere(file + siblings[encoding]);
    if (packed === undefined) continue;
    body = packed;
    all.set('Content-Encoding', encoding);
    all.set('Vary', 'Accept-Encoding');
    break;
  }
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  all.set('ETag', tag);
  if (hasTag(request, tag)) return new Response(null, { status: 304, headers: all });
  all.set('Content-Length', String(body.byteLength));
  return new Response(body, { headers: all });
}

/** Weak comparison: what was compressed on its way out carries the same tag, weakened. */
export function hasTag(request: Request, tag: string): boolean {
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(tag);
}

async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    const missing = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];
    if (error instanceof Error && 'code' in error && missing.includes(String(error.code))) return undefined;
    throw error;
  }
}
