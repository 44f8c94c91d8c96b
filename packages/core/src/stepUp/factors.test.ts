import { expect, it } from 'vitest';
import type { RefusalCode } from '#api/errors.ts';
import { factorProblemsOf, missingAnswers, toAnswers } from './factors.ts';

const values = { password: '123456', authenticator: ' ๖๕๔ 321 ' };
const refused = (code: RefusalCode, detail: Readonly<Record<string, unknown>> = {}) =>
  factorProblemsOf({ kind: 'refused', code, message: '', detail });

it('sends only what the operator asks for', () => {
  expect(toAnswers(['password'], values)).toEqual({ paymentPassword: '123456' });
  expect(toAnswers(['password', 'authenticator'], values)).toEqual({
    paymentPassword: '123456',
    authenticatorCode: '654321',
  });
});

it('names the missing answers', () => {
  expect(missingAnswers(['password', 'authenticator'], { password: '', authenticator: '1' })).toEqual({
    password: { key: 'empty' },
  });
});

it('reads the tries that are left and the end of a lock', () => {
  expect(refused('payment_password_incorrect', { triesLeft: 2 })).toEqual({
    password: { key: 'incorrect', triesLeft: 2 },
  });
  expect(refused('payment_password_locked', { until: '2026-11-22T05:00:00Z' })).toEqual({
    password: { key: 'locked', until: Date.UTC(2026, 10, 22, 5) },
  });
  expect(refused('payment_password_locked')).toEqual({ password: { key: 'locked', until: null } });
  expect(refused('turnover_missing')).toBeNull();
  expect(factorProblemsOf({ kind: 'network', outcomeUnknown: true })).toBeNull();
});
