import { fn } from 'storybook/test';
import { ready } from '#core/data/remote.ts';
import type { FieldRule } from '#core/forms/rules/fieldRule.ts';
import enFields from '#locales/en/fields.json';
import en from '#locales/en/password.json';
import thFields from '#locales/th/fields.json';
import th from '#locales/th/password.json';
import type { ChangePasswordFormProps } from '../changePassword/changePassword.types.ts';
import { forgotMethods } from '../forgotPassword/forgot.model.ts';
import type { ForgotFormProps, ForgotFormView } from '../forgotPassword/forgotPassword.types.ts';
import { homeCountry } from '../sms/phone.ts';
import type { SmsCodeView } from '../sms/useSmsCode.ts';
import { type PasswordValues, emptyForm } from './form.model.ts';

const rule = (field: string, patternId: string | null, minLength: number, maxLength: number): FieldRule => ({
  field,
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId,
  minLength,
  maxLength,
});

/** The rules of the sandbox. */
export const sampleRules: readonly FieldRule[] = [
  rule('username', 'letterFirst', 4, 16),
  rule('password', null, 8, 128),
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

export const bothMethods: ForgotFormView = {
  methods: forgotMethods,
  method: 'mobile',
  rules: sampleRules,
  numbersAreNames: true,
};
export const emailOnly: ForgotFormView = {
  methods: ['email'],
  method: 'email',
  rules: sampleRules,
  numbersAreNames: false,
};

/** Story props of an untouched recovery form with both methods. */
export const sampleForgot: ForgotFormProps = {
  ...emptyForm,
  sentTo: null,
  view: ready(bothMethods),
  countries: [homeCountry, { country: 'LA', dialingCode: '856', digits: 11 }],
  dialingCode: homeCountry.dialingCode,
  sms: sampleSms,
  busy: false,
  own: ['somchai', 'Kinnari'],
  onType: fn(),
  onMethod: fn(),
  onDialingCode: fn(),
  onSubmit: fn(),
  onAgain: fn(),
  onSupport: fn(),
};

/** Story props of an untouched password change. */
export const sampleChange: ChangePasswordFormProps = {
  ...emptyForm,
  view: ready({ username: 'somchai', rules: sampleRules }),
  asksOld: true,
  busy: false,
  own: ['somchai', 'Kinnari'],
  onType: fn(),
  onSubmit: fn(),
  onSupport: fn(),
};

type Globals = { readonly language?: unknown };
/** The messages in the language of the toolbar. */
export const messagesOf = (globals: Globals): typeof th => (globals.language === 'en' ? en : th);
export const fieldMessagesOf = (globals: Globals): typeof thFields => (globals.language === 'en' ? enFields : thFields);
