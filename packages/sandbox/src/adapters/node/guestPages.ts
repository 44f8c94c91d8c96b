import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import {
  appPath,
  bankPath,
  cardsPath,
  chatPath,
  drawPath,
  fishPath,
  fixturesPath,
  gamePath,
  newPasswordPath,
  phonePath,
  signInPath,
  standPath,
  tablePath,
} from '../../pagePaths.ts';
import { askingHeaders, gameHeaders, serviceHeaders } from '../securityHeaders.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { hasTag } from './staticSite.ts';

const root = join(import.meta.dirname, '../../..');
const fonts = ['anuphan-thai-wght-normal.woff2', 'anuphan-latin-wght-normal.woff2'].map((name) =>
  join(root, '../../node_modules/@fontsource-variable/anuphan/files', name),
);

/** Every page with its address, the folder of its sources, and what it may do. */
const pages = [
  { path: gamePath, folder: 'game', headersOf: gameHeaders },
  { path: drawPath, folder: 'draw', headersOf: gameHeaders },
  { path: fixturesPath, folder: 'fixtures', headersOf: gameHeaders },
  { path: standPath, folder: 'stand', headersOf: gameHeaders },
  { path: tablePath, folder: 'table', headersOf: gameHeaders },
  { path: cardsPath, folder: 'cards', headersOf: gameHeaders },
  { path: fishPath, folder: 'fish', headersOf: gameHeaders },
  { path: chatPath, folder: 'chat', headersOf: serviceHeaders },
  { path: appPath, folder: 'app', headersOf: serviceHeaders },
  { path: phonePath, folder: 'phone', headersOf: askingHeaders },
  { path: signInPath, folder: 'signin', headersOf: askingHeaders },
  { path: bankPath, folder: 'bank', headersOf: askingHeaders },
  { path: newPasswordPath, folder: 'password', headersOf: askingHeaders },
] as const;

interface ServedFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

/** The pages of the demonstration's third parties, all in one. */
export interface GuestPages {
  /** Is this address below one of the pages? */
  owns(pathname: string): boolean;
  /** The file that the request names, or undefined. */
  answer(request: Request, reportPath?: string): Response | undefined;
}

/**
 * The pages' files, read once. Scripts are served from their sources with the types stripped: as a third party's pages
 * they are no part of the site's build.
 */
export function createGuestPages(): GuestPages {
  const shared = [join(root, 'anuphan.css'), join(root, 'desk.css'), ...fonts].map(
    (file) => [`fonts/${basename(file)}`, served(readFileSync(file))] as const,
  );
  const files = new Map(pages.map(({ folder }) => [folder, new Map([...shared, ...readFolder(folder)])]));
  const pageAt = (pathname: string) => pages.find(({ path }) => pathname.startsWith(path));
  return {
    owns: (pathname) => pageAt(pathname) !== undefined,
    answer(request, reportPath) {
      const { pathname } = new URL(request.url);
      const page = pageAt(pathname);
      if (page === undefined) return undefined;
      const name = pathname.slice(page.path.length) || 'index.html';
      const file = files.get(page.folder)?.get(name);
      const security = name === 'index.html' ? page.headersOf({ ...(reportPath !== undefined && { reportPath }) }) : {};
      return file && answerWith(request, name, file, security);
    },
  };
}

function readFolder(folder: string): (readonly [name: string, file: ServedFile])[] {
  return readdirSync(join(root, folder))
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8');
      return [name, served(Buffer.from(name.endsWith('.ts') ? toScript(text) : text))];
    });
}

/** Node warns that stripping may change one day. That is for developers, not for whoever starts the site. */
function toScript(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

function served(content: Uint8Array): ServedFile {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { body: new Uint8Array(content), tag };
}

function answerWith(
  request: Request,
  name: string,
  file: ServedFile,
  security: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers({
    'Content-Type': mediaTypeOf(name),
    'Cache-Control': name.startsWith('fonts/') ? 'public, max-age=86400' : 'no-cache',
    ETag: file.tag,
    // In its sandboxed frame a page has no origin, so even its own scripts and fonts are cross-origin requests.
    'Access-Control-Allow-Origin': '*',
    ...security,
  });
  if (request.method === 'OPTIONS') {
    headers.set('Access-Control-Allow-Headers', '*');
    return new Response(null, { status: 204, headers });
  }
  return hasTag(request, file.tag)
    ? new Response(null, { status: 304, headers })
    : new Response(file.body, { headers });
}
