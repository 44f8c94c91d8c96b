import { createHash } from 'node:crypto';

/** Licences under which others may ship what they got, with a notice. A new one is read by a person before it is listed. */
export const knownLicence = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|\(MPL-2\.0 OR Apache-2\.0\))$/;

/** A package of others that is part of what is shipped. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  readonly author?: string;
  /** The texts of its licence and notices; empty where the package has none, and names its licence only. */
  readonly texts: readonly string[];
  /** As in package-lock.json: `sha512-…`. */
  readonly integrity?: string;
}

/** The notices of all packages as one text. A licence that is word for word the same stands once, below its packages. */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  const byText = Map.groupBy(packages, ({ license, texts }) => texts.join('\n\n') || `Licence: ${license}`);
  const parts = [...byText].map(([text, those]) => {
    const names = those.map(
      ({ name, version, license, author }) => `${name} ${version} (${license})${author ? `, ${author}` : ''}`,
    );
    return `${names.join('\n')}\n\n${text}`;
  });
  return `This site contains software and fonts of others, under the following licences.\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

const purlOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An identifier, not an expression such as `MIT OR Apache-2.0`. */
const isOneLicense = (license: string): boolean => /^[\w.-]+$/.test(license);

/**
 * The list of packages in CycloneDX 1.5. The same packages make the same list: its serial number follows from them, and it
 * has no date.
 */
export function sbomOf(own: Pick<ShippedPackage, 'name' | 'version'>, packages: readonly ShippedPackage[]) {
  const refOf = ({ name, version }: Pick<ShippedPackage, 'name' | 'version'>): string => `${name}@${version}`;
  const components = packages.map((each) => ({
    type: 'library',
    'bom-ref': refOf(each),
    name: each.name,
    version: each.version,
    purl: purlOf(each),
    licenses: [isOneLicense(each.license) ? { license: { id: each.license } } : { expression: each.license }],
    ...(each.integrity?.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(each.integrity.slice(7), 'base64').toString('hex') }],
    }),
  }));
  const hash = createHash('sha256')
    .update(JSON.stringify([refOf(own), components]))
    .digest('hex');
  // The form of a UUID that is made of a name.
  const serial = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': refOf(own),
        name: own.name,
        version: own.version,
        purl: purlOf(own),
      },
    },
    components,
    dependencies: [{ ref: refOf(own), dependsOn: components.map((component) => component['bom-ref']) }],
  };
}
