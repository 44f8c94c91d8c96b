import { describe, expect, it } from 'vitest';
import { type ApiError, type RefusalCode, refusalCodes } from '#api/errors.ts';
import { type LoginEvent, type LoginState, emptyLogin, firstWrong, problemsOf, reduceLogin } from './login.model.ts';

const after = (...events: readonly LoginEvent[]): LoginState => events.reduce(reduceLogin, emptyLogin);
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

describe('before anything is sent (LGN-08)', () => {
  it('asks for user name and password, and leads to the first of them', () => {
    const state = after({ type: 'submitted' });
    expect(state.problems).toEqual({ username: 'usernameRequired', password: 'passwordRequired' });
    expect(state.attention).toEqual({ field: 'username', count: 1 });
  });

  it('does not take blanks for an entry', () => {
    expect(after(typed('username', '  '), typed('password', '\t'), { type: 'submitted' }).problems).toMatchObject({
      username: 'usernameRequired',
      password: 'passwordRequired',
    });
  });

  it('asks for the captcha only when it is shown', () => {
    const { values } = after(...filled);
    expect(problemsOf({ values, captchaShown: false })).toEqual({});
    expect(problemsOf({ values, captchaShown: true })).toEqual({ captcha: 'captchaRequired' });
  });

  it('takes a problem back as soon as its field is typed in, and only that one', () => {
    expect(after({ type: 'submitted' }, typed('username', 'd')).problems).toEqual({ password: 'passwordRequired' });
  });

  it('asks for the focus anew at every press', () => {
    expect(after({ type: 'submitted' }, { type: 'submitted' }).attention.count).toBe(2);
  });

  it('names the fields in their order', () => {
    expect(firstWrong({ captcha: 'captchaRequired', password: 'passwordRequired' })).toBe('password');
    expect(firstWrong({})).toBeNull();
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
    expect(after(...filled, { type: 'submitted' }, { type: 'failed', error }).values).toMatchObject({
      username: 'demo',
      password: 'secret',
    });
  });

  it('shows the captcha only when the answer carries the flag (LGN-07)', () => {
    expect(after(...filled, refused('credentials_incorrect', { captcha: false }))).toMatchObject({
      captchaShown: false,
      captchaRound: 0,
      attention: { field: 'password' },
    });
    expect(after(...filled, refused('credentials_incorrect', { captcha: true }))).toMatchObject({
      captchaShown: true,
      captchaRound: 1,
      failure: { code: 'credentials_incorrect' },
    });
  });

  it('keeps the captcha once it is shown, with a new picture for each attempt that was judged', () => {
    const state = after(
      ...filled,
      refused('credentials_incorrect', { captcha: true }),
      typed('captcha', '1234'),
      refused('credentials_incorrect'),
    );
    expect(state).toMatchObject({ captchaShown: true, captchaRound: 2, values: { captcha: '' } });
  });

  it('says at the field that the captcha was wrong, and clears only that', () => {
    const state = after(
      ...filled,
      refused('captcha_required'),
      typed('captcha', '1234'),
      { type: 'submitted' },
      refused('captcha_incorrect', { captcha: true }),
    );
    expect(state).toMatchObject({
      values: { username: 'demo', password: 'secret', captcha: '' },
      problems: { captcha: 'captchaIncorrect' },
      failure: null,
      attention: { field: 'captcha' },
    });
  });

  it('keeps what was read from the picture when no answer came', () => {
    const state = after(...filled, refused('captcha_required'), typed('captcha', '1234'), {
      type: 'failed',
      error: { kind: 'network', outcomeUnknown: true },
    });
    expect(state).toMatchObject({ values: { captcha: '1234' }, captchaRound: 1, failure: { kind: 'network' } });
  });

  it('says nothing of what the player called off', () => {
    const before = after(...filled, { type: 'submitted' });
    expect(reduceLogin(before, { type: 'failed', error: { kind: 'cancelled' } })).toBe(before);
  });

  it('clears the message with the next attempt', () => {
    expect(after(...filled, refused('account_locked'), { type: 'submitted' }).failure).toBeNull();
  });
});

describe('remember me (LGN-09)', () => {
  const recalled = { type: 'recalled', username: 'demo', password: 'kept' } as const;
  it('fills in what was kept', () => {
    expect(after(recalled).values).toEqual({ username: 'demo', password: 'kept', captcha: '', remember: true });
  });
  it('does not write over what is being typed', () => {
    expect(after(typed('username', 's'), recalled).values).toMatchObject({ username: 's', password: '' });
  });
});

it('forgets everything typed after the login', () => {
  expect(after(...filled, refused('credentials_incorrect', { captcha: true }), { type: 'entered' })).toEqual(
    emptyLogin,
  );
});

describe('a second factor (LGN-11)', () => {
  const detail = { ticket: 't1', methods: [{ method: 'sms', hint: '08x-xxx-9012' }] };
  const asked = refused('second_factor_required', detail);

  it('is asked for instead of a message', () => {
    expect(after(...filled, asked)).toMatchObject({
      secondFactor: detail,
      failure: null,
      values: { password: 'secret' },
    });
  });

  it.each([
    ['no ticket', { methods: detail.methods }],
    ['no means', { ticket: 't1', methods: [] }],
    ['a means that nobody knows', { ticket: 't1', methods: [{ method: 'pigeon', hint: '' }] }],
  ])('cannot be given with %s: then the refusal is said', (_, broken) => {
    expect(after(...filled, refused('second_factor_required', broken))).toMatchObject({
      secondFactor: null,
      failure: { code: 'second_factor_required' },
    });
  });

  it('is over with the next attempt, as from the bar of the header', () => {
    expect(after(...filled, asked, { type: 'submitted' }, refused('credentials_incorrect'))).toMatchObject({
      secondFactor: null,
      failure: { code: 'credentials_incorrect' },
    });
  });

  it('leads back to the form, with what became of it', () => {
    const error = { kind: 'refused', code: 'ticket_expired', message: '', detail: {} } as const;
    expect(after(...filled, asked, { type: 'cameBack', because: error })).toMatchObject({
      secondFactor: null,
      failure: error,
      values: { username: 'demo', password: 'secret' },
      attention: { field: 'password' },
    });
    expect(after(...filled, asked, { type: 'cameBack', because: null }).failure).toBeNull();
  });
});
