import { expect, it } from 'vitest';
import { readDocumentAnswers } from './documentAnswers.ts';

it('finds answers that were asked for by the host, also where a proxy names another one to the server', () => {
  const text = JSON.stringify([
    [['systemPermission', { url: 'inside:8080', language: 'TH' }, null], 1],
    [['affiliateCheck', { code: 'K8', domain: 'inside:8080' }, null], 2],
    [['countryCodeList', {}, null], 3],
  ]);
  const page = { getElementById: () => ({ textContent: text }) } as unknown as Document;
  expect(readDocumentAnswers(page, 7, 'www.example.com')?.map(({ key }) => key[1])).toEqual([
    { url: 'www.example.com', language: 'TH' },
    { code: 'K8', domain: 'www.example.com' },
    {},
  ]);
});
