import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type UserConfig, build, mergeConfig } from 'vite';
import type { EarlyCalls } from './bootValues.ts';
import { shippedPackages } from './shippedPackages.ts';

/** What src/prerender.tsx returns for the document and its boot script. */
export interface Prerendered {
  /** The app shell as HTML, in each language. */
  readonly frames: string;
  readonly early: EarlyCalls;
}

/**
 * Builds src/server.tsx, with the class names of the site: a module without dependencies that renders documents wherever
 * requests are answered. Also runs its part that belongs to the build.
 */
export async function prerender(config: UserConfig, siteRoot: string, outDir: string): Promise<Prerendered> {
  await build(
    mergeConfig(config, {
      configFile: false,
      root: siteRoot,
      logLevel: 'warn',
      // The output is never served.
      publicDir: false,
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [shippedPackages(join(outDir, '../sbom/server.cdx.json'))],
      build: { ssr: join(siteRoot, 'src/server.tsx'), outDir, emptyOutDir: true },
    }),
  );
  // The module built above.
  const made = (await import(pathToFileURL(join(outDir, 'server.js')).href)) as {
    prerender: () => Promise<Prerendered>;
  };
  return made.prerender();
}
