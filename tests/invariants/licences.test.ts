import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownLicence } from '../../apps/site/build/notices.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<
    Record<
      string,
      { readonly license?: string; readonly dev?: true; readonly optional?: true; readonly devOptional?: true }
    >
  >;
};

/** What may be shipped: packages of `dependencies` with all that they need. `npm run build` lists what is. */
const shippable = Object.entries(packages).filter(
  ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
);

it('what we ship of others is under licences that we know', () => {
  expect(shippable.length).toBeGreaterThan(50);
  for (const [path, { license }] of shippable) {
    expect([path, license]).toEqual([path, expect.stringMatching(knownLicence)]);
  }
});
