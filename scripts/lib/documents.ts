import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withPages } from '#core/site/missing.ts';
import type { PagesContext, RouterOptions } from '#sandbox/adapters/node/router.ts';
import type { DocumentAssets } from '../../apps/site/src/document/assets.ts';
import type { Documents, DocumentsOptions } from '../../apps/site/src/document/createDocuments.ts';
import { withDeployment } from '../../apps/site/src/document/deploymentBlock.ts';
import type { WatchedBundle } from '../bundle/watchBundle.ts';
import { readOperatorJson } from './operatorFile.ts';

/** The deployment of the sandbox, which stands behind the site wherever this repository serves it. */
export const sandboxDeployment: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/sandbox/deployment.json'), 'utf8'),
);

/** What measurements and tests add to the context of pages. */
type Measured = Partial<Pick<DocumentsOptions, 'now' | 'onRender' | 'patienceMs'>>;
type CreatePages = (context: PagesContext & Measured) => Promise<Documents>;

/**
 * Loads the renderer of documents that was built with a site. Undefined without one: every page is then the app shell.
 * @param deployment the settings in each document; those of the sandbox without it
 * @param keep whether answers and documents are kept for some seconds; tests see each change of the sandbox at once
 */
export async function loadDocuments(
  siteRoot: string,
  {
    keep,
    deployment = sandboxDeployment,
    readBrandFile,
  }: { readonly keep: boolean; readonly deployment?: unknown; readonly readBrandFile?: () => Promise<unknown> },
): Promise<CreatePages | undefined> {
  const folder = join(siteRoot, '../server');
  if (!existsSync(join(folder, 'assets.json'))) return undefined;
  const assets = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as DocumentAssets;
  const { createDocuments } = (await import(pathToFileURL(join(folder, 'server.js')).href)) as {
    createDocuments: (options: DocumentsOptions) => Promise<Documents>;
  };
  const { brandFile } = deployment as { readonly brandFile?: string | null };
  return (context) =>
    createDocuments({
      ...(!keep && { freshMs: 0, patienceMs: 2_000 }),
      ...context,
      assets,
      deployment,
      ...(brandFile && { readBrandFile: readBrandFile ?? (async () => readOperatorJson(join(siteRoot, brandFile))) }),
      onError: (error) => console.error(error),
    });
}

/**
 * What the sandbox server needs to serve a built site: its folder, the deployment in its pages, and their renderer.
 * @param missing the operations that the platform does not have
 */
export async function builtSiteOptions(
  siteRoot: string,
  {
    keep,
    brand: shown,
    missing = [],
  }: { readonly keep: boolean; readonly brand?: WatchedBundle | undefined; readonly missing?: readonly string[] },
): Promise<Pick<RouterOptions, 'siteRoot' | 'startPage' | 'createPages' | 'files'>> {
  const deployment = { ...(sandboxDeployment as object), missing: withPages(missing), ...(shown && shownIn(shown)) };
  const createPages = await loadDocuments(siteRoot, {
    keep: keep && shown === undefined,
    deployment,
    ...(shown && { readBrandFile: async () => shown.content() }),
  });
  return {
    siteRoot,
    startPage: (html) => withDeployment(html, deployment),
    ...(shown && { files: shown.answer }),
    ...(createPages && { createPages: shown === undefined ? createPages : reloading(createPages, shown) }),
  };
}

/** What a deployment says of a brand that is worked on. No worker keeps its files. */
const shownIn = ({ brand, brandFile }: WatchedBundle) => ({ brand, brandFile, offline: false });

const reloading =
  (createPages: CreatePages, { withReload }: WatchedBundle): CreatePages =>
  async (context) => {
    const pages = await createPages(context);
    return (request, source) => withReload(pages(request, source));
  };
