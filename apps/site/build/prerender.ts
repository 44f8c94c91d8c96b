import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type UserConfig, build, mergeConfig } from 'vite';
import type { EarlyCalls } from './early.ts';

/** What src/prerender.tsx makes for the page and its boot script. */
export interface Prerendered {
  /** HTML of the frame, in each language. */
  readonly frames: string;
  readonly early: EarlyCalls;
  /** Names of pages: those without the frame, and those with banners. */
  readonly pages: { readonly bare: readonly string[]; readonly banner: readonly string[] };
}

/** Builds src/prerender.tsx for Node, with the same class names as the site has, and runs it. */
export async function prerender(config: UserConfig, siteRoot: string, cache: string): Promise<Prerendered> {
  const outDir = join(cache, 'prerender');
  await build(
    mergeConfig(config, {
      configFile: false,
      root: siteRoot,
      logLevel: 'warn',
      // Its files have nothing that a page would load.
      publicDir: false,
      build: { ssr: join(siteRoot, 'src/prerender.tsx'), outDir, emptyOutDir: true },
    }),
  );
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own module, built a moment ago.
    const made = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      run: () => Promise<Prerendered>;
    };
    return await made.run();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
