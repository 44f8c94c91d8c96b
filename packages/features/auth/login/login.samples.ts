import { fn } from 'storybook/test';
import type { SmsCodeView } from '../sms/useSmsCode.ts';
import { emptyLogin } from './login.model.ts';
import type { LoginFormProps } from './login.types.ts';

/** Story props of an untouched form. */
export const sampleLogin: LoginFormProps = {
  values: emptyLogin.values,
  problems: {},
  attention: emptyLogin.attention,
  secondFactor: null,
  methods: ['username'],
  method: 'username',
  onMethod: fn(),
  failure: null,
  takesNumber: false,
  captcha: null,
  busy: false,
  rememberPassword: 'sealed',
  onType: fn(),
  onRemember: fn(),
  onSubmit: fn(async () => 'done' as const),
};

export const filledValues = { username: 'somchai', password: 'Lotus-2569', captcha: '', remember: true };

/** Story props of a code field before any code is requested. */
export const sampleSmsView = (change: Partial<SmsCodeView> = {}): SmsCodeView => ({
  secondsLeft: 0,
  busy: false,
  sent: false,
  failure: null,
  onSend: fn(),
  onFailureSeen: fn(),
  ...change,
});
