import { expect, it } from 'vitest';
import type { ApiError, RefusalCode } from '#api/errors.ts';
import { refusalCodes } from '#api/refusalCodes.ts';
import {
  type SecondFactorEvent,
  type SecondFactorState,
  answerProblems,
  emptySecondFactor,
  isOver,
  isSent,
  reduceSecondFactor,
} from './secondFactor.model.ts';

const detail = {
  ticket: 't1',
  methods: [
    { method: 'email' as const, hint: 'fa***@kinnari.example' },
    { method: 'google' as const, hint: '' },
  ],
};
const after = (...events: readonly (SecondFactorEvent | 'submit')[]): SecondFactorState =>
  events.reduce<SecondFactorState>(
    (state, event) =>
      reduceSecondFactor(state, event === 'submit' ? { type: 'checked', problems: answerProblems(state) } : event),
    emptySecondFactor(detail),
  );
const typed = (field: 'email' | 'google', value: string) => ({ type: 'typed', field, value }) as const;
const refused = (code: RefusalCode): ApiError => ({ kind: 'refused', code, message: '', detail: {} });

it('starts with the first method on offer', () => expect(after().method).toBe('email'));

it('keeps the answer of each method', () => {
  const state = after(typed('email', '12345'), { type: 'chosen', method: 'google' }, typed('google', '987'), {
    type: 'chosen',
    method: 'email',
  });
  expect(state.values).toMatchObject({ email: '12345', google: '987' });
});

it('requires an answer', () => {
  expect(after(typed('email', '  '), 'submit')).toMatchObject({
    problems: { email: 'required' },
    attention: { count: 1 },
  });
  expect(after(typed('email', '1'), 'submit')).toMatchObject({ problems: {}, attention: { count: 0 } });
});

const aboutAnswer: readonly RefusalCode[] = [
  'code_incorrect',
  'code_missing',
  'code_expired',
  'second_factor_incorrect',
];

it.each(aboutAnswer)('%s is shown at the answer, which is kept', (code) => {
  expect(after(typed('email', '1'), { type: 'failed', error: refused(code) })).toMatchObject({
    values: { email: '1' },
    problems: { email: { code } },
    failure: null,
    attention: { to: 'email', count: 1 },
  });
});

it.each(refusalCodes.filter((code) => !aboutAnswer.includes(code)))('%s is shown above the form', (code) => {
  expect(after({ type: 'failed', error: refused(code) })).toMatchObject({ problems: {}, failure: { code } });
});

it('clears errors when another method is chosen', () => {
  const state = after({ type: 'failed', error: refused('code_incorrect') }, { type: 'chosen', method: 'google' });
  expect(state).toMatchObject({ problems: {}, failure: null });
});

it('ignores a cancelled attempt', () => {
  expect(after({ type: 'failed', error: { kind: 'cancelled' } })).toEqual(emptySecondFactor(detail));
});

it('ends only when the ticket has expired', () => {
  expect(refusalCodes.filter((code) => isOver(refused(code)))).toEqual(['ticket_expired']);
  expect(isOver({ kind: 'network', outcomeUnknown: true })).toBe(false);
});

it('sends codes for two of the methods', () => {
  expect((['sms', 'email', 'google', 'bankName'] as const).filter(isSent)).toEqual(['sms', 'email']);
});
