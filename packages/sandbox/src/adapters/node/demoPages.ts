import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import {
  appPath,
  backOfficePath,
  bankPath,
  cardsPath,
  chatPath,
  lotteryPath,
  fishingPath,
  sportsbookPath,
  slotsPath,
  newPasswordPath,
  phonePath,
  sharedPath,
  signInPath,
  vendorSharedPath,
  liveTablesPath,
} from '#demo/paths.ts';
import { respondWithBytes } from '../../http/knownBody.ts';
import { askingHeaders, gameHeaders, serviceHeaders, sharedHeaders } from '../securityHeaders.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { hasTag } from './staticSite.ts';

/** Sources of the demo pages. */
const root = join(import.meta.dirname, '../../../../demo');
const fonts = ['anuphan-thai-wght-normal.woff2', 'anuphan-latin-wght-normal.woff2'].map((name) =>
  join(root, '../../node_modules/@fontsource-variable/anuphan/files', name),
);

/** The demo pages with their path, source folder and headers. */
const pages = [
  { path: slotsPath, folder: 'vendors/slots', headersOf: gameHeaders },
  { path: lotteryPath, folder: 'vendors/lottery', headersOf: gameHeaders },
  { path: sportsbookPath, folder: 'vendors/sportsbook', headersOf: gameHeaders },
  { path: vendorSharedPath, folder: 'vendors/shared', headersOf: gameHeaders },
  { path: liveTablesPath, folder: 'vendors/liveTables', headersOf: gameHeaders },
  { path: cardsPath, folder: 'vendors/cards', headersOf: gameHeaders },
  { path: fishingPath, folder: 'vendors/fishing', headersOf: gameHeaders },
  { path: sharedPath, folder: 'services/shared', headersOf: serviceHeaders },
  { path: chatPath, folder: 'services/chat', headersOf: serviceHeaders },
  { path: appPath, folder: 'services/app', headersOf: serviceHeaders },
  { path: phonePath, folder: 'services/phone', headersOf: askingHeaders },
  { path: signInPath, folder: 'services/signIn', headersOf: askingHeaders },
  { path: bankPath, folder: 'services/bank', headersOf: askingHeaders },
  { path: backOfficePath, folder: 'services/backOffice', headersOf: askingHeaders },
  { path: newPasswordPath, folder: 'services/password', headersOf: askingHeaders },
] as const;

interface ServedFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

/** The pages of demo vendors and demo services. */
export interface DemoPages {
  /** True for a path below one of the pages. */
  owns(pathname: string): boolean;
  /** Responds with the requested file; undefined when there is none. */
  answer(request: Request, reportPath?: string): Response | undefined;
}

/**
 * Reads the files of all demo pages. Scripts are served from their sources with types stripped, because the pages
 * represent third parties and are not part of the site's build.
 */
export function createDemoPages(): DemoPages {
  const shared = [join(root, 'anuphan.css'), join(root, 'services/desk.css'), ...fonts].map(
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
      const security =
        name === 'index.html' ? page.headersOf({ ...(reportPath !== undefined && { reportPath }) }) : sharedHeaders;
      return file && answerWith(request, name, file, security);
    },
  };
}

function readFolder(folder: string): (readonly [name: string, file: ServedFile])[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ name }) => {
      const text = readFileSync(join(root, folder, name), 'utf8');
      return [name, served(Buffer.from(name.endsWith('.ts') ? toScript(text) : text))];
    });
}

/** Strips the types. Silences Node's warning about an experimental feature. */
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
    // A sandboxed frame has an opaque origin, so even the page's own scripts and fonts are cross-origin requests.
    'Access-Control-Allow-Origin': '*',
    ...security,
  });
  if (request.method === 'OPTIONS') {
    headers.set('Access-Control-Allow-Headers', '*');
    return new Response(null, { status: 204, headers });
  }
  return hasTag(request, file.tag)
    ? new Response(null, { status: 304, headers })
    : respondWithBytes(file.body, { headers });
}
