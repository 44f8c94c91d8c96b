import { expect, it } from 'vitest';
import { codeOf } from './join.model.ts';

it.each([
  ['', null],
  ['code=', null],
  ['code=%20', null],
  ['referralCode=FAHSAI88', { code: 'FAHSAI88', kind: 'referralCode' }],
  ['code=KINNARI8', { code: 'KINNARI8', kind: 'affiliateCode' }],
  ['affiliateCode=%20KINNARI8%20', { code: 'KINNARI8', kind: 'affiliateCode' }],
  ['code=KINNARI8&referralCode=FAHSAI88', { code: 'FAHSAI88', kind: 'referralCode' }],
  ['code=KINNARI8&referralCode=', { code: 'KINNARI8', kind: 'affiliateCode' }],
])('?%s is %j', (query, expected) => expect(codeOf(new URLSearchParams(query))).toEqual(expected));
