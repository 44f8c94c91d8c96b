import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownLicence } from '../../apps/site/build/notices.ts';

interface Component {
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly 'bom-ref': string;
  readonly licenses: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}
interface Bom {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly version: number;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** What each part ships for sure: libraries, what is listed as a tool but shipped, and a font. */
const parts = [
  ['site', ['react', 'react-dom', 'scheduler', 'swr', 'dompurify', 'crypto-js', '@fontsource-variable/anuphan']],
  ['server', ['react', 'react-dom', 'css-tree', 'valibot', 'i18next']],
] as const;

describe.each(parts)('what the %s ships of others', (part, shipped) => {
  const bom = JSON.parse(readFileSync(`dist/sbom/${part}.cdx.json`, 'utf8')) as Bom;
  const notices = readFileSync(`dist/${part}/third-party-notices.txt`, 'utf8');
  const names = bom.components.map(({ name }) => name);

  it('is listed in CycloneDX', () => {
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(bom.metadata.component).toMatchObject({ type: 'application', name: 'kinnari' });
    const refs = bom.components.map((component) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    expect(bom.dependencies).toEqual([{ ref: bom.metadata.component['bom-ref'], dependsOn: refs }]);
    for (const { type, purl, name, version } of bom.components) {
      expect([type, decodeURIComponent(purl)]).toEqual(['library', `pkg:npm/${name}@${version}`]);
    }
  });

  it('is what was installed, by its hash', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version?: string; integrity?: string }>;
    };
    for (const { name, version, hashes } of bom.components) {
      // A package may be installed below the one that needs it.
      const [, { integrity = '' } = {}] =
        Object.entries(packages).find(
          ([at, each]) => at.endsWith(`node_modules/${name}`) && each.version === version,
        ) ?? [];
      const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
      expect([name, hashes]).toEqual([name, [{ alg: 'SHA-512', content }]]);
    }
  });

  it('has what is shipped, and no tool', () => {
    expect(names).toEqual(expect.arrayContaining([...shipped]));
    expect(
      names.filter((name) => /^(?:vite|vitest|storybook|playwright|typescript|msw|fast-check)$/.test(name)),
    ).toEqual([]);
  });

  it('is under licences that we know, whose texts go with it', () => {
    for (const { name, version, licenses } of bom.components) {
      const [license] = licenses;
      expect([name, license?.license?.id ?? license?.expression]).toEqual([name, expect.stringMatching(knownLicence)]);
      expect(notices).toContain(`${name} ${version} (`);
    }
    expect(notices).toMatch(/Permission is hereby granted, free of charge/);
    expect(notices).toMatch(/Copyright \(c\) Meta Platforms/);
  });
});

it('the site names the licence of its font', () => {
  expect(readFileSync('dist/site/third-party-notices.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
});
