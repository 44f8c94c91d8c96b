import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type ShippedPackage, noticesOf, sbomOf } from './notices.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the texts of the licences stand in what is shipped. */
const noticesFile = 'third-party-notices.txt';

/**
 * Writes the licences of the packages that are part of what was built, and their list in CycloneDX. They follow from the
 * modules that stayed in the chunks and from the files that were copied: packages that are used to build are not in them,
 * and one that is listed as a tool but shipped is.
 * @param sbom the file of the list. It is for those who run the site, and not public
 */
export function shippedPackages(sbom: string): Plugin {
  let shipped: readonly ShippedPackage[] = [];
  return {
    name: 'kinnari:shipped-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? Object.entries(part.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
          : part.originalFileNames.map((name) => join(repository, 'apps/site', name)),
      );
      const folders = new Set(sources.flatMap((source) => packageFolder(source) ?? []));
      shipped = [...folders].map(readPackage).toSorted((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesOf(shipped) });
    },
    writeBundle() {
      const own = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as ShippedPackage;
      mkdirSync(dirname(sbom), { recursive: true });
      writeFileSync(sbom, `${JSON.stringify(sbomOf(own, shipped), null, 2)}\n`);
    },
  };
}

/** The folder of the package that a module is part of; undefined for a module of this repository. */
function packageFolder(id: string): string | undefined {
  // What plugins make of a module begins with a NUL, and may name the module after it.
  const path = id.replace(/^\0+/, '').replace(/\?.*$/, '');
  return /^(\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

function readPackage(folder: string): ShippedPackage {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    author?: string | { name: string };
  };
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string } | undefined>;
  };
  const integrity = lock.packages[folder.slice(repository.length)]?.integrity;
  return {
    name,
    version,
    license: license ?? 'UNKNOWN',
    ...(author && { author: typeof author === 'string' ? author : author.name }),
    texts,
    ...(integrity && { integrity }),
  };
}
