import { fn } from 'storybook/test';
import enAgent from '#locales/en/agent.json';
import en from '#locales/en/login.json';
import enSecondFactor from '#locales/en/secondFactor.json';
import thAgent from '#locales/th/agent.json';
import th from '#locales/th/login.json';
import thSecondFactor from '#locales/th/secondFactor.json';
import type { SmsCodeView } from '../shared/sms/useSmsCode.ts';
import { emptyLogin } from './login.model.ts';
import type { LoginProps } from './useLogin.ts';

/** For the stories: an untouched form. */
export const sampleLogin: LoginProps = {
  values: emptyLogin.values,
  problems: {},
  attention: emptyLogin.attention,
  secondFactor: null,
  methods: ['username'],
  method: 'username',
  onMethod: fn(),
  failure: null,
  captcha: null,
  busy: false,
  rememberPassword: 'sealed',
  onType: fn(),
  onRemember: fn(),
  onSubmit: fn(async () => 'entered' as const),
  onAbandon: fn(),
};

export const filledValues = { username: 'somchai', password: 'Lotus-2569', captcha: '', remember: true };

/** For the stories: the words on screen, in the language of the toolbar. */
const enWords = { ...en, agent: { ...en.agent, ...enAgent }, secondFactor: enSecondFactor };
const thWords = { ...th, agent: { ...th.agent, ...thAgent }, secondFactor: thSecondFactor };
export const wordsOf = (globals: { readonly language?: unknown }): typeof thWords =>
  globals.language === 'en' ? enWords : thWords;

/** For the stories: nothing has been asked for. */
export const sampleSmsView = (change: Partial<SmsCodeView> = {}): SmsCodeView => ({
  secondsLeft: 0,
  busy: false,
  sent: false,
  failure: null,
  onSend: fn(),
  onFailureSeen: fn(),
  ...change,
});
