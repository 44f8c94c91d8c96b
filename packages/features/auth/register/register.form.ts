import type { FieldRule } from '#core/forms/rules/fieldRule.ts';
import type { FeatureFlags } from '#core/site/flags.ts';

/**
 * All fields, in form order (REG-02, REG-03, REG-04). The code is the last one: it is valid for two minutes, in which the
 * rest of the form is not filled in.
 */
export const registerFields = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
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
  'verificationCode',
] as const;
export type RegisterField = (typeof registerFields)[number];

/** In mobile sign-up the number identifies the account, so its fields come first. */
const mobileOrder: readonly RegisterField[] = ['mobileNum', 'password', 'confirmPassword'];

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
}

/** The visible fields in order, each with its rule (REG-06, REG-07, REG-10). */
export function formOf(input: FormInput): readonly ShownField[] {
  const { method, settings } = input;
  const order = method === 'username' ? registerFields : [...new Set([...mobileOrder, ...registerFields])];
  return order.flatMap((field) => {
    // The confirmation must equal the password; a rule of its own could only contradict that.
    const server = field === 'confirmPassword' ? undefined : settings.fields.find((rule) => rule.field === field);
    const required = presence[field]?.(input, server) ?? byServer(server);
    return required === 'hidden' ? [] : [{ field, rule: { ...(server ?? anyValue(field)), required } }];
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
  confirmPassword: asksPassword,
  mobileNum: asksNumber,
  // As required as the number: an optional number that is left out has no code.
  verificationCode: (input) => (input.flags.REGMOBVERF3 ? asksNumber(input) : 'hidden'),
  paymentPassword: (_, server) => requiredIf(server?.enabled === true),
  // REG-09: a valid code of the link replaces the field. Hidden while checking too, to avoid flicker.
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
