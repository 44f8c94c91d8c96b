import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readKit } from './readKit.ts';

const id = 'virtual:kit';

/** Provides `virtual:kit`: the components of the kit with their props, as the compiler resolves them. */
export function kitPlugin(): Plugin {
  return {
    name: 'kinnari:kit',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      for (const file of globSync('packages/ui/src/*/*.{ts,tsx}')) this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(readKit())}`;
    },
  };
}
