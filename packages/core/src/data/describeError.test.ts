import { expect, it } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import { describeError } from './describeError.ts';

const refused = (code: RefusalCode, detail: object = {}) =>
  ({ kind: 'refused', code, message: 'from the platform', detail: { ...detail } }) as const;

it('says after how many minutes a player who has tried too often may try again', () => {
  const described = (retryAfterS: number) => describeError(refused('too_many_tries', { retryAfterS }));
  expect(described(60)).toEqual({ key: 'tooManyTries', action: 'none', minutes: 1 });
  expect(described(61)).toMatchObject({ minutes: 2 });
  expect(describeError(refused('too_many_requests'))).toMatchObject({ key: 'tooManyRequests', minutes: 5 });
  expect(describeError(refused('too_many_requests', { retryAfterS: 2_400 }))).toMatchObject({ minutes: 40 });
});

it('shows the text of the platform only for what the site has no message for', () => {
  expect(describeError(refused('unknown'))).toMatchObject({ key: 'unknown', message: 'from the platform' });
  expect(describeError(refused('account_taken'))).toEqual({ key: 'accountTaken', action: 'none' });
});
