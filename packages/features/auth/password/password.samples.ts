import { fn } from 'storybook/test';
import { validationRules } from '#api/registration.ts';
import { ready } from '#core/data/remote.ts';
import type { FieldRule } from '#core/forms/rules/fieldRule.ts';
import { sampleOf } from '#storybook/sampleOf.ts';
import type { ChangePasswordFormProps } from '../changePassword/changePassword.types.ts';
import { forgotMethods } from '../forgotPassword/forgot.model.ts';
import type { ForgotFormProps, ForgotFormView } from '../forgotPassword/forgotPassword.types.ts';
import { homeCountry } from '../sms/phone.ts';
import type { SmsCodeView } from '../sms/useSmsCode.ts';
import { type PasswordValues, emptyForm } from './form.model.ts';

/** The rules of the sandbox. */
export const sampleRules: readonly FieldRule[] = sampleOf(validationRules, {}, {}, { account: null }).fields;

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
