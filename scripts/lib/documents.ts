import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PagesContext } from '#sandbox/adapters/node/router.ts';
import type { DocumentAssets } from '../../apps/site/src/document/assets.ts';
import type { Documents, DocumentsOptions } from '../../apps/site/src/document/createDocuments.ts';

/**
 * Loads the renderer of documents that was built with a site. Undefined without one: every page is then the app shell.
 * @param keep whether answers and documents are kept for some seconds; tests see each change of the sandbox at once
 */
export async function loadDocuments(
  siteRoot: string,
  { keep }: { readonly keep: boolean },
): Promise<((context: PagesContext) => Promise<Documents>) | undefined> {
  const folder = join(siteRoot, '../server');
  if (!existsSync(join(folder, 'assets.json'))) return undefined;
  const assets = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as DocumentAssets;
  const { createDocuments } = (await import(pathToFileURL(join(folder, 'server.js')).href)) as {
    createDocuments: (options: DocumentsOptions) => Promise<Documents>;
  };
  const { brandFile } = assets.deployment as { readonly brandFile?: string | null };
  return (context) =>
    createDocuments({
      ...context,
      assets,
      ...(brandFile && { readBrandFile: async () => JSON.parse(await readFile(join(siteRoot, brandFile), 'utf8')) }),
      ...(!keep && { freshMs: 0, patienceMs: 2_000 }),
      onError: (error) => console.error(error),
    });
}
