import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves source maps out of the public folder. No file names its map: they are for those who read a stack trace of an error
 * report, and are uploaded to the service that receives the reports or kept beside the release.
 */
export const hiddenSourceMaps = (folder: string): Plugin => ({
  name: 'kinnari:hidden-source-maps',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map'))) {
      renameSync(join(dir, name), join(folder, basename(name)));
    }
  },
});
