import { describe, expect, it } from 'vitest';
import type { ApiError } from '#api/errors.ts';
import { collectProblems } from './collectProblems.ts';
import { type FormEvent, type FormRules, type FormState, attend, emptyFormState, formReducer } from './useForm.ts';

const fields = ['name', 'password', 'again'] as const;
type Field = (typeof fields)[number];
type Problem = 'missing' | 'mismatch' | 'taken';
type State = FormState<Field, Problem>;
type Event = FormEvent<Field, Problem>;

const empty: State = emptyFormState(fields);
const after = (events: readonly Event[], rules: Partial<FormRules<Field, Problem, State>> = {}, from = empty): State =>
  events.reduce(formReducer<Field, Problem, State>({ placeOf: () => undefined, ...rules }), from);
const refused = (code: 'account_taken' | 'unknown'): ApiError => ({ kind: 'refused', code, message: '', detail: {} });

it('starts empty, with nothing wrong and nothing to focus', () => {
  expect(empty).toEqual({
    values: { name: '', password: '', again: '' },
    problems: {},
    failure: null,
    attention: { to: null, count: 0 },
  });
});

it('collects the problems of wrong fields', () => {
  expect(
    collectProblems([
      ['name', null],
      ['password', 'missing'],
    ]),
  ).toEqual({ password: 'missing' });
});

describe('typing', () => {
  it('sets the value and clears the problem of the field only', () => {
    const state = after([
      { type: 'checked', problems: { name: 'missing', password: 'missing' } },
      { type: 'typed', field: 'name', value: ' demo' },
    ]);
    expect(state.values).toEqual({ name: ' demo', password: '', again: '' });
    expect(state.problems).toEqual({ password: 'missing' });
  });
  it('clears the problem of a field that was compared with it', () => {
    const compared: FormRules<Field, Problem, State>['compared'] = (typed, { again }) =>
      typed === 'password' && again === 'mismatch' ? 'again' : undefined;
    const typed: Event = { type: 'typed', field: 'password', value: 'x' };
    const problemsAfter = (again: Problem): State['problems'] =>
      after([{ type: 'checked', problems: { again } }, typed], { compared }).problems;
    expect(problemsAfter('mismatch')).toEqual({});
    expect(problemsAfter('missing')).toEqual({ again: 'missing' });
  });
});

describe('validation', () => {
  const both: Event = { type: 'checked', problems: { again: 'missing', name: 'missing' } };
  const one: Event = { type: 'checked', problems: { again: 'missing' } };

  it.each([
    [both, undefined, 'name'],
    [both, 2, 'summary'],
    [one, 2, 'again'],
    [one, 1, 'summary'],
  ] as const)('focuses the first wrong field in form order, or the summary: %#', (event, summaryFrom, to) => {
    expect(after([event], summaryFrom === undefined ? {} : { summaryFrom }).attention).toEqual({ to, count: 1 });
  });
  it('requests the focus for what is wrong beside the fields, too', () => {
    const pictures = { pictures: 'missing' } as Partial<Record<Field, Problem>>;
    expect(after([{ type: 'checked', problems: pictures }]).attention).toEqual({ to: 'pictures', count: 1 });
  });
  it('requests the focus again for the same problems', () => {
    expect(after([one, one]).attention).toEqual({ to: 'again', count: 2 });
  });
  it('without problems clears the failure and moves no focus', () => {
    const failed = after([{ type: 'failed', error: refused('unknown') }]);
    expect(after([{ type: 'checked', problems: {} }], {}, failed)).toEqual({
      ...empty,
      attention: { to: 'failure', count: 1 },
    });
  });
  it('of one field keeps the problems of the others', () => {
    const wrong = after([one, { type: 'fieldChecked', field: 'name', problem: 'missing' }]);
    expect(wrong).toMatchObject({
      problems: { again: 'missing', name: 'missing' },
      attention: { to: 'name', count: 2 },
    });
    expect(after([{ type: 'fieldChecked', field: 'name', problem: null }], {}, wrong)).toMatchObject({
      problems: { again: 'missing' },
      attention: { count: 2 },
    });
  });
});

describe('an error', () => {
  const placeOf: FormRules<Field, Problem, State>['placeOf'] = ({ code }) =>
    code === 'account_taken' ? ['name', 'taken'] : undefined;
  const typed = after([{ type: 'typed', field: 'name', value: 'demo' }]);

  it('is shown at its field, or above the form, and keeps the values', () => {
    const at = (error: ApiError): State => after([{ type: 'failed', error }], { placeOf }, typed);
    expect(at(refused('account_taken'))).toEqual({
      ...typed,
      problems: { name: 'taken' },
      attention: { to: 'name', count: 1 },
    });
    for (const error of [refused('unknown'), { kind: 'unauthorized' }] as const) {
      expect(at(error)).toEqual({ ...typed, failure: error, attention: { to: 'failure', count: 1 } });
    }
  });
  it('is ignored when the attempt was cancelled', () => {
    expect(after([{ type: 'failed', error: { kind: 'cancelled' } }], { placeOf }, typed)).toBe(typed);
  });
});

it('keeps the state that a form adds', () => {
  const reduce = formReducer<Field, Problem, State>({ placeOf: () => undefined });
  expect(reduce({ ...empty, terms: true }, { type: 'typed', field: 'name', value: 'x' }).terms).toBe(true);
  expect(attend({ ...empty, terms: true }, 'first')).toEqual({
    ...empty,
    terms: true,
    attention: { to: 'first', count: 1 },
  });
});
