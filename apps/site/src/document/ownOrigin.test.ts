import { describe, expect, it } from 'vitest';
import { isOwnHost, publicOrigin } from './ownOrigin.ts';

const stated = { origin: 'https://site.example:8443', siteHosts: ['two.example', 'three.example:9443'] };
const none = { origin: '', siteHosts: ['two.example'] };

describe('the origin in documents', () => {
  it.each([
    [stated, 'https://site.example:8443/', 'https://site.example:8443'],
    [stated, 'http://evil.example/', 'https://site.example:8443'],
    [stated, 'https://two.example/', 'https://site.example:8443'],
    [none, 'https://evil.example/', null],
    [none, 'https://two.example/', null],
    [none, 'http://127.0.0.1:4173/', 'http://127.0.0.1:4173'],
    [none, 'http://localhost:4173/', 'http://localhost:4173'],
    [none, 'http://localhost.evil.example/', null],
    [none, 'http://127.0.0.1.evil.example/', null],
  ])('%j at %s is %s', (deployment, url, origin) => expect(publicOrigin(deployment, new URL(url))).toBe(origin));
});

describe('the hosts of the site', () => {
  it.each([
    [stated, 'https://site.example/', true],
    [stated, 'http://three.example:8080/', true],
    [stated, 'https://evil.example/', false],
    [stated, 'https://www.site.example/', false],
    [stated, 'https://site.example.evil.example/', false],
    [none, 'https://evil.example/', true],
  ])('%j at %s: %s', (deployment, url, own) => expect(isOwnHost(deployment, new URL(url))).toBe(own));
});
