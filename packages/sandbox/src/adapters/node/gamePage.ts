import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { gameHeaders } from '../securityHeaders.ts';
import { mediaTypeOf } from './mediaTypes.ts';
import { hasTag } from './staticSite.ts';

/** Where the page of the demonstration game lives. */
export const gamePath = '/sandbox-games/slot/';

const sources = join(import.meta.dirname, '../../../game');
const fontFolder = join(import.meta.dirname, '../../../../../node_modules/@fontsource-variable/anuphan/files');
const fonts = ['anuphan-thai-wght-normal.woff2', 'anuphan-latin-wght-normal.woff2'];

interface ServedFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

/**
 * The page's files, read once. Its scripts are served from their sources with the types stripped: as a third party's
 * game it is no part of the site's build.
 */
export function createGamePage(): (request: Request, reportPath?: string) => Response | undefined {
  const files = new Map<string, ServedFile>();
  for (const name of readdirSync(sources)) {
    if (name.endsWith('.test.ts')) continue;
    const text = readFileSync(join(sources, name), 'utf8');
    files.set(name, served(Buffer.from(name.endsWith('.ts') ? toScript(text) : text)));
  }
  for (const name of fonts) files.set(`fonts/${name}`, served(readFileSync(join(fontFolder, name))));
  return (request, reportPath) => {
    const name = new URL(request.url).pathname.slice(gamePath.length) || 'index.html';
    const file = files.get(name);
    return file && answer(request, name, file, reportPath);
  };
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

function answer(request: Request, name: string, file: ServedFile, reportPath: string | undefined): Response {
  const headers = new Headers({
    'Content-Type': mediaTypeOf(name),
    'Cache-Control': name.startsWith('fonts/') ? 'public, max-age=86400' : 'no-cache',
    ETag: file.tag,
    // In its sandboxed frame the page has no origin, so even its own scripts and fonts are cross-origin requests.
    'Access-Control-Allow-Origin': '*',
  });
  if (request.method === 'OPTIONS') {
    headers.set('Access-Control-Allow-Headers', '*');
    return new Response(null, { status: 204, headers });
  }
  if (name === 'index.html') {
    for (const [header, value] of Object.entries(gameHeaders(reportPath === undefined ? {} : { reportPath }))) {
      headers.set(header, value);
    }
  }
  return hasTag(request, file.tag)
    ? new Response(null, { status: 304, headers })
    : new Response(file.body, { headers });
}
