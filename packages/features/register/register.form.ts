import type { FeatureFlags } from '../shared/flags.ts';
import type { FieldRule } from '../shared/rules/fieldRule.ts';

/** Every field of the form, in the order in which they stand (REG-02, REG-03, REG-04). */
export const registerFields = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
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

/** In mobile sign-up the number is the name, and stands first. */
const mobileOrder: readonly RegisterField[] = ['mobileNum', 'verificationCode', 'password', 'confirmPassword'];

/** REG-01: mobile first, and the default, where both are on. */
export const registerMethods = ['mobile', 'username'] as const;
export type RegisterMethod = (typeof registerMethods)[number];

const methodFlags = { mobile: 'MOBILENUMREG3', username: 'USERNAMEREG3' } as const;
export const methodsOf = (flags: FeatureFlags): readonly RegisterMethod[] =>
  registerMethods.filter((method) => flags[methodFlags[method]]);

/** Why nobody can sign up here: nowhere, or not on the page that links lead to (DIRECTREG3). */
export type Closed = 'everywhere' | 'here';
export function closedBy(flags: FeatureFlags, onPage: boolean): Closed | null {
  if (methodsOf(flags).length === 0) return 'everywhere';
  return onPage && !flags.DIRECTREG3 ? 'here' : null;
}

/** What the server says about sign-up (`systemRegisterSettings`). */
export interface RegisterSettings {
  readonly captcha: boolean;
  readonly fields: readonly FieldRule[];
}

/**
 * REG-09: the affiliate code of the link. `unknown`: it could not be checked.
 */
export interface LinkCode {
  readonly code: string | null;
  readonly state: 'none' | 'checking' | 'valid' | 'invalid' | 'unknown';
}
export const noLinkCode: LinkCode = { code: null, state: 'none' };

/** A field that is shown, with the rule that it is held against. */
export interface ShownField {
  readonly field: RegisterField;
  readonly rule: FieldRule;
}

export interface FormInput {
  readonly method: RegisterMethod;
  readonly flags: FeatureFlags;
  readonly settings: RegisterSettings;
  readonly link: LinkCode;
}

/** Which fields are shown, in which order, and how each is ruled (REG-06, REG-07, REG-10). */
export function formOf(input: FormInput): readonly ShownField[] {
  const { method, settings } = input;
  const order = method === 'username' ? registerFields : [...new Set([...mobileOrder, ...registerFields])];
  return order.flatMap((field) => {
    // A confirmation equals the password: a rule of its own could only contradict that.
    const server = field === 'confirmPassword' ? undefined : settings.fields.find((rule) => rule.field === field);
    const required = presence[field]?.(input, server) ?? byServer(server);
    return required === 'hidden' ? [] : [{ field, rule: { ...(server ?? anything(field)), required } }];
  });
}

/** Shown and required, shown, or not there. */
type Presence = boolean | 'hidden';
const byServer = (server: FieldRule | undefined): Presence => (server?.enabled ? server.required : 'hidden');
const requiredIf = (shown: boolean): Presence => shown || 'hidden';

/** REG-07: the fields about which the server's rule is not the only word. */
const presence: Partial<Record<RegisterField, (input: FormInput, server: FieldRule | undefined) => Presence>> = {
  username: ({ method }) => requiredIf(method === 'username'),
  password: asksPassword,
  confirmPassword: asksPassword,
  mobileNum: asksNumber,
  verificationCode: (input) => requiredIf(input.flags.REGMOBVERF3 && asksNumber(input) !== 'hidden'),
  paymentPassword: (_, server) => requiredIf(server?.enabled === true),
  // REG-09: a code that counts stands for the field; while it is being checked nothing flickers.
  affiliateCode: ({ link }, server) =>
    link.state === 'valid' || link.state === 'checking' ? 'hidden' : byServer(server),
  captcha: ({ settings }, server) =>
    settings.captcha && server?.enabled !== false ? (server?.required ?? true) : 'hidden',
};

function asksPassword({ method, flags }: FormInput): Presence {
  return requiredIf(method === 'username' || flags.MOBILENUMPASSREG3);
}
function asksNumber({ method, settings }: FormInput): Presence {
  return method === 'mobile' || byServer(settings.fields.find(({ field }) => field === 'mobileNum'));
}

/** The rule of a field that the server says nothing about. */
const anything = (field: RegisterField): FieldRule => ({
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

/** The anchor of the terms in the help (REG-05a). */
export const termsSection = 'term';
