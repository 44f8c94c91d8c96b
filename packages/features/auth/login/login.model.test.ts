import { describe, expect, it } from 'vitest';
import type { ApiError, RefusalCode } from '#api/errors.ts';
import { refusalCodes } from '#api/refusalCodes.ts';
import { type LoginEvent, type LoginState, emptyLogin, problemsOf, reduceLogin } from './login.model.ts';

const after = (...events: readonly (LoginEvent | 'submit')[]): LoginState =>
  events.reduce<LoginState>(
    (state, event) => reduceLogin(state, event === 'submit' ? { type: 'checked', problems: problemsOf(state) } : event),
    emptyLogin,
  );
const typed = (field: 'username' | 'password' | 'captcha', value: string): LoginEvent => ({
  type: 'typed',
  field,
  value,
});
const refused = (code: RefusalCode, detail: Record<string, unknown> = {}): LoginEvent => ({
  type: 'failed',
  error: { kind: 'refused', code, message: '', detail },
});
const filled = [typed('username', 'demo'), typed('password', 'secret')] as const;

describe('validation before sending (LGN-08)', () => {
  it('requires user name and password, and focuses the first of them', () => {
    const state = after('submit');
    expect(state.problems).toEqual({ username: 'usernameRequired', password: 'passwordRequired' });
    expect(state.attention).toEqual({ to: 'username', count: 1 });
  });

  it('treats white space as empty', () => {
    expect(after(typed('username', '  '), typed('password', '\t'), 'submit').problems).toMatchObject({
      username: 'usernameRequired',
      password: 'passwordRequired',
    });
  });

  it('requires the captcha only while it is shown', () => {
    const { values } = after(...filled);
    expect(problemsOf({ values, captchaShown: false })).toEqual({});
    expect(problemsOf({ values, captchaShown: true })).toEqual({ captcha: 'captchaRequired' });
  });

  it('clears the problem of the field being typed in, and only that one', () => {
    expect(after('submit', typed('username', 'd')).problems).toEqual({ password: 'passwordRequired' });
  });

  it('requests the focus again at every submit', () => {
    expect(after('submit', 'submit').attention.count).toBe(2);
  });

  it('finds the first wrong field in form order', () => {
    const problems = { captcha: 'captchaRequired', password: 'passwordRequired' } as const;
    expect(after({ type: 'checked', problems }).attention.to).toBe('password');
    expect(after({ type: 'checked', problems: {} }).attention.to).toBeNull();
  });
});

describe('after a failure', () => {
  const errors: readonly ApiError[] = [
    { kind: 'network', outcomeUnknown: true },
    { kind: 'timeout', outcomeUnknown: true },
    { kind: 'unavailable', status: 503, outcomeUnknown: true },
    { kind: 'contract', operation: 'sessionLogin', issues: [], outcomeUnknown: true },
    { kind: 'rateLimited', retryAfterMs: 1000 },
    { kind: 'unauthorized' },
    { kind: 'cancelled' },
    ...refusalCodes.map((code) => ({ kind: 'refused', code, message: '', detail: { captcha: true } }) as const),
  ];

  it.each(errors)('keeps user name and password: $kind $code', (error) => {
    expect(after(...filled, 'submit', { type: 'failed', error }).values).toMatchObject({
      username: 'demo',
      password: 'secret',
    });
  });

  it('shows the captcha only when the answer carries the flag (LGN-07)', () => {
    expect(after(...filled, refused('credentials_incorrect', { captcha: false }))).toMatchObject({
      captchaShown: false,
      captchaRound: 0,
      attention: { to: 'password' },
    });
    expect(after(...filled, refused('credentials_incorrect', { captcha: true }))).toMatchObject({
      captchaShown: true,
      captchaRound: 1,
      failure: { code: 'credentials_incorrect' },
    });
  });

  it('keeps the captcha once shown, with a new picture after each refusal', () => {
    const state = after(
      ...filled,
      refused('credentials_incorrect', { captcha: true }),
      typed('captcha', '1234'),
      refused('credentials_incorrect'),
    );
    expect(state).toMatchObject({ captchaShown: true, captchaRound: 2, values: { captcha: '' } });
    // The player is told that the picture must be solved again.
    expect(state.problems).toEqual({ captcha: 'captchaAgain' });
  });

  it('reports a wrong captcha at its field, and clears only that field', () => {
    const state = after(
      ...filled,
      refused('captcha_required'),
      typed('captcha', '1234'),
      'submit',
      refused('captcha_incorrect', { captcha: true }),
    );
    expect(state).toMatchObject({
      values: { username: 'demo', password: 'secret', captcha: '' },
      problems: { captcha: 'captchaIncorrect' },
      failure: null,
      attention: { to: 'captcha' },
    });
  });

  it('keeps the captcha when no answer arrived', () => {
    const state = after(...filled, refused('captcha_required'), typed('captcha', '1234'), {
      type: 'failed',
      error: { kind: 'network', outcomeUnknown: true },
    });
    expect(state).toMatchObject({ values: { captcha: '1234' }, captchaRound: 1, failure: { kind: 'network' } });
  });

  it('ignores a cancelled attempt', () => {
    const before = after(...filled, 'submit');
    expect(reduceLogin(before, { type: 'failed', error: { kind: 'cancelled' } })).toBe(before);
  });

  it('clears the error at the next attempt', () => {
    expect(after(...filled, refused('account_locked'), 'submit').failure).toBeNull();
  });
});

describe('remember me (LGN-09)', () => {
  const recalled = { type: 'recalled', username: 'demo', password: 'stored' } as const;
  it('fills in the stored login', () => {
    expect(after(recalled).values).toEqual({ username: 'demo', password: 'stored', captcha: '', remember: true });
  });
  it('does not overwrite what is being typed', () => {
    expect(after(typed('username', 's'), recalled).values).toMatchObject({ username: 's', password: '' });
  });
});

it('clears all values after the login', () => {
  expect(after(...filled, refused('credentials_incorrect', { captcha: true }), { type: 'entered' })).toEqual(
    emptyLogin,
  );
});

describe('a second factor (LGN-11)', () => {
  const detail = { ticket: 't1', methods: [{ method: 'sms', hint: '08x-xxx-9012' }] };
  const required = refused('second_factor_required', detail);

  it('is requested instead of showing an error', () => {
    expect(after(...filled, required)).toMatchObject({
      secondFactor: detail,
      failure: null,
      values: { password: 'secret' },
    });
  });

  it.each([
    ['no ticket', { methods: detail.methods }],
    ['no methods', { ticket: 't1', methods: [] }],
    ['an unknown method', { ticket: 't1', methods: [{ method: 'pigeon', hint: '' }] }],
  ])('with %s shows the refusal instead', (_, broken) => {
    expect(after(...filled, refused('second_factor_required', broken))).toMatchObject({
      secondFactor: null,
      failure: { code: 'second_factor_required' },
    });
  });

  it('ends with the next attempt, such as one from the header bar', () => {
    expect(after(...filled, required, 'submit', refused('credentials_incorrect'))).toMatchObject({
      secondFactor: null,
      failure: { code: 'credentials_incorrect' },
    });
  });

  it('returns to the form with the error, if any', () => {
    const error = { kind: 'refused', code: 'ticket_expired', message: '', detail: {} } as const;
    expect(after(...filled, required, { type: 'returned', because: error })).toMatchObject({
      secondFactor: null,
      failure: error,
      values: { username: 'demo', password: 'secret' },
      attention: { to: 'password' },
    });
    expect(after(...filled, required, { type: 'returned', because: null }).failure).toBeNull();
  });
});
