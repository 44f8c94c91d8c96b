import { describe, expect, it } from 'vitest';
import { type FormState, emptyFormState } from '../forms/useForm.ts';
import { reduceMoneyForm, reportedOf } from './useMoneyForm.ts';

type Field = 'method' | 'amount';
type Problem = 'empty' | 'tooLittle';
type Event = Parameters<typeof reduceMoneyForm<Field, Problem>>[1];

const after = (...events: readonly Event[]): FormState<Field, Problem> =>
  events.reduce(reduceMoneyForm<Field, Problem>, emptyFormState(['method', 'amount']));
const typed: Event = { type: 'typed', field: 'amount', value: '50' };
const left = (problem?: Problem): Event => ({ type: 'left', field: 'amount', problem });

describe('a field that loses the focus', () => {
  it('is reported, and the focus stays where the player has put it', () => {
    expect(after(typed, left('tooLittle'))).toMatchObject({
      values: { amount: '50' },
      problems: { amount: 'tooLittle' },
      attention: { to: null, count: 0 },
    });
  });
  it('is not reported when nothing is wrong', () => {
    expect(after(typed, left('tooLittle'), left()).problems).toEqual({});
  });
});

describe('a submit', () => {
  it('asks for attention each time that something is wrong', () => {
    const checked: Event = { type: 'checked', problems: { amount: 'empty' } };
    expect(after(checked, checked).attention).toEqual({ to: 'amount', count: 2 });
    expect(after(checked, { type: 'checked', problems: {} })).toMatchObject({ problems: {}, attention: { count: 1 } });
  });
});

it('gives a field the focus when it is asked to', () => {
  expect(after({ type: 'attended', field: 'amount' }).attention).toEqual({ to: 'amount', count: 1 });
});

describe('the problems that are shown', () => {
  it('are those of reported fields only', () => {
    expect(reportedOf<Field, Problem>({}, { amount: 'empty' })).toEqual({});
  });
  it('say what is wrong now: another method has other limits', () => {
    expect(reportedOf<Field, Problem>({ amount: 'empty' }, { amount: 'tooLittle' })).toEqual({ amount: 'tooLittle' });
    expect(reportedOf<Field, Problem>({ amount: 'empty' }, {})).toEqual({});
  });
});
