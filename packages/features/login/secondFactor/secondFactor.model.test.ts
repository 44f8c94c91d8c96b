import { expect, it } from 'vitest';
import { type ApiError, type RefusalCode, refusalCodes } from '#api/errors.ts';
import { type SecondFactorEvent, freshSecondFactor, isOver, isSent, reduceSecondFactor } from './secondFactor.model.ts';

const detail = {
  ticket: 't1',
  methods: [
    { method: 'email' as const, hint: 'fa***@kinnari.example' },
    { method: 'google' as const, hint: '' },
  ],
};
const after = (...events: readonly SecondFactorEvent[]) => events.reduce(reduceSecondFactor, freshSecondFactor(detail));
const refused = (code: RefusalCode): ApiError => ({ kind: 'refused', code, message: '', detail: {} });

it('begins with the first means that is offered', () => expect(after().method).toBe('email'));

it('keeps what was typed for each means', () => {
  const state = after(
    { type: 'typed', answer: '12345' },
    { type: 'chosen', method: 'google' },
    { type: 'typed', answer: '987' },
    { type: 'chosen', method: 'email' },
  );
  expect(state.answers).toMatchObject({ email: '12345', google: '987' });
});

it('asks for an answer', () => {
  expect(after({ type: 'typed', answer: '  ' }, { type: 'submitted' })).toMatchObject({
    problem: 'required',
    attention: 1,
  });
  expect(after({ type: 'typed', answer: '1' }, { type: 'submitted' })).toMatchObject({ problem: null, attention: 0 });
});

const aboutAnswer: readonly RefusalCode[] = [
  'code_incorrect',
  'code_missing',
  'code_expired',
  'second_factor_incorrect',
];

it.each(aboutAnswer)('%s is said at the answer, which stays as it was typed', (code) => {
  expect(after({ type: 'typed', answer: '1' }, { type: 'failed', error: refused(code) })).toMatchObject({
    answers: { email: '1' },
    problem: { code },
    failure: null,
    attention: 1,
  });
});

it.each(refusalCodes.filter((code) => !aboutAnswer.includes(code)))('%s is said above the form', (code) => {
  expect(after({ type: 'failed', error: refused(code) })).toMatchObject({ problem: null, failure: { code } });
});

it('forgets a message when another means is tried', () => {
  const state = after({ type: 'failed', error: refused('code_incorrect') }, { type: 'chosen', method: 'google' });
  expect(state).toMatchObject({ problem: null, failure: null });
});

it('says nothing of what was called off', () => {
  expect(after({ type: 'failed', error: { kind: 'cancelled' } })).toEqual(freshSecondFactor(detail));
});

it('is over with its ticket alone', () => {
  expect(refusalCodes.filter((code) => isOver(refused(code)))).toEqual(['ticket_expired']);
  expect(isOver({ kind: 'network', outcomeUnknown: true })).toBe(false);
});

it('sends codes by two of the means', () => {
  expect((['sms', 'email', 'google', 'bankName'] as const).filter(isSent)).toEqual(['sms', 'email']);
});
