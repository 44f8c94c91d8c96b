import * as v from 'valibot';
import { expect, it } from 'vitest';
import { deploymentSchema } from '#core/site/deployment.ts';
import { statedOf } from './statedDeployment.ts';

const cipherKey = 'S2lubmFyaSBzYW5kYm94IGNpcGhlciBrZXkgMDAwMDE=';

it.each([
  [{}, ['merchant', 'channel', 'policy', 'cipherKey']],
  [{ offline: false, membersOnly: false }, ['merchant', 'channel', 'offline', 'policy', 'cipherKey']],
  [
    { imageHosts: ['cdn.example'], policy: { session: 'browser' } },
    ['merchant', 'channel', 'imageHosts', 'policy', 'cipherKey'],
  ],
])('says of %o what the site would not take for itself', (settings, names) => {
  const deployment = v.parse(deploymentSchema, { ...settings, cipherKey });
  const stated = statedOf(deployment);
  expect(Object.keys(stated).toSorted()).toEqual(names.toSorted());
  expect(v.parse(deploymentSchema, stated)).toEqual(deployment);
});
