import { fn } from 'storybook/test';
import enAgent from '#locales/en/agentHome.json';
import en from '#locales/en/login.json';
import enSecondFactor from '#locales/en/secondFactor.json';
import thAgent from '#locales/th/agentHome.json';
import th from '#locales/th/login.json';
import thSecondFactor from '#locales/th/secondFactor.json';
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

const enMessages = { ...en, agent: { ...en.agent, ...enAgent }, secondFactor: enSecondFactor };
const thMessages = { ...th, agent: { ...th.agent, ...thAgent }, secondFactor: thSecondFactor };
/** The messages in the language of the toolbar. */
export const messagesOf = (globals: { readonly language?: unknown }): typeof thMessages =>
  globals.language === 'en' ? enMessages : thMessages;

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
