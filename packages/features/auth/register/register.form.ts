import type { FieldRule } from '#core/forms/rules/fieldRule.ts';
import type { FeatureFlags } from '#core/site/flags.ts';

/**
 * All fields, in the order of the steps and of each step (REG-02, REG-03, REG-04). The confirmation of the password is not
 * asked for: the form sends the password twice (REG-07).
 */
export const registerFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'password',
  'paymentPassword',
  'nickname',
  'email',
  'line',
  'telegram',
  'whatsapp',
  'facebook',
  'wechat',
  'zalo',
  'qqNum',
  'idNumber',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type RegisterField = (typeof registerFields)[number];

/** The steps in order: who signs up, the code that proves the number, and what an account needs. */
export const registerSteps = ['number', 'code', 'account'] as const;
export type RegisterStep = (typeof registerSteps)[number];

/** The step that asks for a field. */
export const stepOf = (field: RegisterField): RegisterStep => {
  if (field === 'username' || field === 'mobileNum') return 'number';
  return field === 'verificationCode' ? 'code' : 'account';
};

/** The steps of a form, which are those that ask for something. */
export const stepsOf = (fields: readonly ShownField[]): readonly RegisterStep[] =>
  registerSteps.filter((step) => fields.some(({ field }) => stepOf(field) === step));

/**
 * The step to show: the one that was reached, or the nearest before it that the form has.
 * @param code as typed. It is not kept with the rest, so that the last step waits for it after a reload.
 */
export function stepShown(steps: readonly RegisterStep[], reached: RegisterStep, code: string): RegisterStep {
  const passed = steps.filter((step) => registerSteps.indexOf(step) <= registerSteps.indexOf(reached));
  if (reached === 'account' && code === '' && passed.includes('code')) return 'code';
  return passed.at(-1) ?? steps[0] ?? 'number';
}

/** Optional fields that the account page takes later (SEC-03). */
const takenLater: readonly RegisterField[] = ['mobileNum', 'payeeName', 'email', 'line', 'telegram', 'birthday'];

/** REG-01: mobile comes first and is the default when both are enabled. */
export const registerMethods = ['mobile', 'username'] as const;
export type RegisterMethod = (typeof registerMethods)[number];

const methodFlags = { mobile: 'MOBILENUMREG3', username: 'USERNAMEREG3' } as const;
export const methodsOf = (flags: FeatureFlags): readonly RegisterMethod[] =>
  registerMethods.filter((method) => flags[methodFlags[method]]);

/** Why registration is closed: on the whole site, or only on its own page (DIRECTREG3). */
export type Closed = 'everywhere' | 'here';
export function closedBy(flags: FeatureFlags, onPage: boolean): Closed | null {
  if (methodsOf(flags).length === 0) return 'everywhere';
  return onPage && !flags.DIRECTREG3 ? 'here' : null;
}

/** The server's settings for registration (`systemRegisterSettings`). */
export interface RegisterSettings {
  readonly captcha: boolean;
  readonly fields: readonly FieldRule[];
}

/** The affiliate code of the link (REG-09). `unknown` means that it could not be checked. */
export interface LinkCode {
  readonly code: string | null;
  readonly state: 'none' | 'checking' | 'valid' | 'invalid' | 'unknown';
}
export const noLinkCode: LinkCode = { code: null, state: 'none' };

/** A visible field with its validation rule. */
export interface ShownField {
  readonly field: RegisterField;
  readonly rule: FieldRule;
}

export interface FormInput {
  readonly method: RegisterMethod;
  readonly flags: FeatureFlags;
  readonly settings: RegisterSettings;
  readonly link: LinkCode;
  /** The platform has asked for a picture, whatever its settings say. @default false */
  readonly captchaAsked?: boolean;
}

/** The fields that the sign-up asks for, in order, each with its rule (REG-06, REG-07, REG-10). */
export function formOf(input: FormInput): readonly ShownField[] {
  return registerFields.flatMap((field) => {
    const server = input.settings.fields.find((rule) => rule.field === field);
    const required = presence[field]?.(input, server) ?? byServer(server);
    // An optional one is not in the way of the account.
    if (required === 'hidden' || (!required && takenLater.includes(field))) return [];
    return [{ field, rule: { ...(server ?? anyValue(field)), required } }];
  });
}

/** Required, optional, or hidden. */
type Presence = boolean | 'hidden';
const byServer = (server: FieldRule | undefined): Presence => (server?.enabled ? server.required : 'hidden');
const requiredIf = (shown: boolean): Presence => shown || 'hidden';

/** REG-07: fields whose presence does not depend on the server's rule alone. */
const presence: Partial<Record<RegisterField, (input: FormInput, server: FieldRule | undefined) => Presence>> = {
  username: ({ method }) => requiredIf(method === 'username'),
  password: asksPassword,
  mobileNum: asksNumber,
  verificationCode: (input) => requiredIf(provesNumber(input)),
  paymentPassword: (_, server) => requiredIf(server?.enabled === true),
  // REG-09: a valid code of the link replaces the field. Hidden while checking too, to avoid flicker.
  affiliateCode: ({ link }, server) =>
    link.state === 'valid' || link.state === 'checking' ? 'hidden' : byServer(server),
  // A code keeps machines away as well as a picture does.
  captcha: (input, server) =>
    requiredIf(
      input.captchaAsked === true ||
        (input.settings.captcha && server?.enabled !== false && (server?.required ?? true) && !provesNumber(input)),
    ),
};

function asksPassword({ method, flags }: FormInput): Presence {
  return requiredIf(method === 'username' || flags.MOBILENUMPASSREG3);
}
function asksNumber({ method, settings }: FormInput): Presence {
  return method === 'mobile' || byServer(settings.fields.find(({ field }) => field === 'mobileNum'));
}
/** Whether a code is sent to the number that the form asks for. */
const provesNumber = (input: FormInput): boolean => input.flags.REGMOBVERF3 && asksNumber(input) === true;

/** The rule of a field for which the server has none. */
const anyValue = (field: RegisterField): FieldRule => ({
  field,
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: null,
  minLength: 0,
  maxLength: field === 'verificationCode' ? 255 : 0,
});

export const shows = (fields: readonly ShownField[], wanted: RegisterField): boolean =>
  fields.some(({ field }) => field === wanted);

/** Anchor of the terms in the help centre (REG-05a). */
export const termsSection = 'term';
