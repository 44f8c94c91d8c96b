import { fn } from 'storybook/test';
import enFields from '#locales/en/fields.json';
import en from '#locales/en/recovery.json';
import thFields from '#locales/th/fields.json';
import th from '#locales/th/recovery.json';
import { ready } from '../shared/remote.ts';
import type { FieldRule } from '../shared/rules/fieldRule.ts';
import { homeCountry } from '../shared/sms/phone.ts';
import type { SmsCodeView } from '../shared/sms/useSmsCode.ts';
import { forgotMethods } from './forgot.model.ts';
import { type PasswordValues, emptyForm } from './form.model.ts';
import type { ChangePasswordProps } from './useChangePassword.ts';
import type { ForgotFormView, ForgotProps } from './useForgot.ts';

const rule = (field: string, patternId: string, minLength: number, maxLength: number): FieldRule => ({
  field,
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId,
  minLength,
  maxLength,
});

/** For the stories: rules as the sandbox has them. */
export const sampleRules: readonly FieldRule[] = [
  rule('username', 'letterFirst', 4, 16),
  rule('password', 'lettersAndDigits', 8, 20),
  rule('mobileNum', 'digits', 9, 10),
];

export const sampleSms: SmsCodeView = {
  secondsLeft: 0,
  busy: false,
  sent: false,
  failure: null,
  onSend: fn(),
  onFailureSeen: fn(),
};

export const filledValues: PasswordValues = {
  username: 'somchai',
  email: 'somchai@kinnari.example',
  mobileNum: '081-234-5678',
  verificationCode: '48213',
  oldPassword: 'Kinnari88',
  newPassword: 'Lotus2569',
  confirmPassword: 'Lotus2569',
};

export const bothMethods: ForgotFormView = { methods: forgotMethods, method: 'mobile', rules: sampleRules };
export const emailOnly: ForgotFormView = { methods: ['email'], method: 'email', rules: sampleRules };

/** An untouched form of an operator with both methods. */
export const sampleForgot: ForgotProps = {
  ...emptyForm,
  sentTo: null,
  form: ready(bothMethods),
  countries: [homeCountry, { country: 'LA', dialingCode: '856', digits: 11 }],
  dialingCode: homeCountry.dialingCode,
  sms: sampleSms,
  busy: false,
  onType: fn(),
  onMethod: fn(),
  onDialingCode: fn(),
  onSubmit: fn(),
  onAgain: fn(),
  onSupport: fn(),
  onAbandon: fn(),
};

export const sampleChange: ChangePasswordProps = {
  ...emptyForm,
  form: ready({ username: 'somchai', rules: sampleRules }),
  asksOld: true,
  busy: false,
  onType: fn(),
  onSubmit: fn(),
  onSupport: fn(),
};

type Globals = { readonly language?: unknown };
/** The words on screen, in the language of the toolbar. */
export const wordsOf = (globals: Globals): typeof th => (globals.language === 'en' ? en : th);
export const fieldWordsOf = (globals: Globals): typeof thFields => (globals.language === 'en' ? enFields : thFields);
