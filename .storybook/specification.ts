import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { areasOf, trace } from './guide/readSpecification.ts';

const id = 'virtual:specification';

/** Provides `virtual:specification`: every rule of docs/specification.md with the code, stories and tests that name it. */
export function specification(): Plugin {
  return {
    name: 'kinnari:specification',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      this.addWatchFile(resolve('docs/specification.md'));
      const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
        encoding: 'utf8',
      })
        .split('\n')
        .filter((file) => file !== '' && existsSync(file));
      const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
      const areas = trace(areasOf(readFileSync('docs/specification.md', 'utf8')), sources);
      return `export default ${JSON.stringify(areas)}`;
    },
  };
}
