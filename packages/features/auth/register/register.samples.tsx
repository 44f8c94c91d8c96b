import { fn } from 'storybook/test';
import { ready } from '#core/data/remote.ts';
import type { FieldRule } from '#core/forms/rules/fieldRule.ts';
import { type FeatureFlag, contractFlags } from '#core/site/flags.ts';
import { helpSections } from '#sandbox/seed/help/help.ts';
import { lengthenNickname } from '#sandbox/seed/longText.ts';
import { registerFieldRules } from '#sandbox/seed/registerRules.ts';
import { sampleCaptcha } from '../captcha/captcha.samples.ts';
import { type Country, homeCountry } from '../sms/phone.ts';
import type { SmsCodeView } from '../sms/useSmsCode.ts';
import {
  type LinkCode,
  type RegisterField,
  type RegisterMethod,
  type RegisterStep,
  closedBy,
  formOf,
  methodsOf,
  noLinkCode,
  stepsOf,
  termsSection,
} from './register.form.ts';
import { emptyRegister } from './register.model.ts';
import type { RegisterFormProps, RegisterFormView } from './register.types.ts';

export interface SampleForm {
  readonly method?: RegisterMethod;
  readonly flags?: readonly FeatureFlag[];
  /** The platform asks for a picture. */
  readonly captcha?: boolean;
  readonly link?: LinkCode;
  /** Field rules. @default those of the sandbox */
  readonly rules?: readonly FieldRule[];
  /** Requires every field. */
  readonly all?: boolean;
}

const defaultFlags: readonly FeatureFlag[] = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'DIRECTREG3',
];

/** A form with the rules of the sandbox. */
export function sampleForm(options: SampleForm = {}): RegisterFormView {
  const { captcha = false, link = noLinkCode, all = false } = options;
  const rules = options.rules ?? registerFieldRules(captcha);
  const on: readonly FeatureFlag[] = options.flags ? [...options.flags, 'DIRECTREG3'] : defaultFlags;
  const flags = Object.fromEntries(contractFlags.map((flag) => [flag, on.includes(flag)])) as Record<
    FeatureFlag,
    boolean
  >;
  const methods = methodsOf(flags);
  const method = options.method ?? methods[0] ?? 'username';
  const settings = { captcha, fields: all ? rules.map((rule) => ({ ...rule, enabled: true, required: true })) : rules };
  const closed = closedBy(flags, true);
  const fields = closed !== null ? [] : formOf({ method, flags, settings, link, captchaAsked: captcha });
  return { closed, methods, method, fields, minAge: 21, linkCode: link.state };
}

export const sampleCountries: readonly Country[] = [
  homeCountry,
  { country: 'LA', dialingCode: '856', digits: null },
  { country: 'KH', dialingCode: '855', digits: null },
];

export const sampleCode: SmsCodeView = {
  secondsLeft: 0,
  busy: false,
  sent: false,
  failure: null,
  onSend: fn(),
  onFailureSeen: fn(),
};

/** Story props of one step of a form. */
export const stepArgs = (step: RegisterStep, options: SampleForm = {}) => {
  const view = sampleForm(options);
  return { view: ready(view), step, steps: stepsOf(view.fields) };
};

/** Story props of an untouched form. */
export const sampleRegister: RegisterFormProps = {
  ...stepArgs('number'),
  codeLength: 5,
  values: emptyRegister.values,
  problems: {},
  termsMissing: false,
  attention: emptyRegister.attention,
  codeRefused: false,
  failure: null,
  own: ['somchai99', '081-234-5678', 'Kinnari'],
  countries: sampleCountries,
  dialingCode: homeCountry.dialingCode,
  termsAccepted: true,
  captcha: sampleCaptcha(),
  sms: sampleCode,
  busy: false,
  termsOpen: false,
  Terms: () => null,
  onType: fn(),
  onBack: fn(),
  onMethod: fn(),
  onDialingCode: fn(),
  onTerms: fn(),
  onTermsOpen: fn(),
  onClear: fn(),
  onCodeRefusalSeen: fn(),
  onSubmit: fn(),
};

export const filledValues: Readonly<Record<RegisterField, string>> = {
  ...emptyRegister.values,
  username: 'somchai99',
  password: 'Lotus2569',
  mobileNum: '081-234-5678',
  verificationCode: '48261',
  payeeName: 'สมชาย ใจดี',
  email: 'somchai@example.com',
  line: 'somchai.line',
  birthday: '1995-08-31',
};

/** The longest text that the platform can send. */
export const longWords = [1, 2, 3].map((count) => lengthenNickname(String(count))).join(' ');

/** The terms of the sandbox's help centre. */
export const sampleTerms = (helpSections.find(({ id }) => id === termsSection)?.content.th ?? '').replaceAll(
  '{minAge}',
  '21',
);
