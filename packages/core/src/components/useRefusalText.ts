import type { ApiError } from '#api/errors.ts';
import { uploadMegabytes } from '#api/uploadLimits.ts';
import { formatMoment } from '../format/dates.ts';
import { formatCount } from '../format/format.ts';
import { useMoneyText } from '../format/useMoneyText.ts';
import { useLanguage } from '../i18n/language.ts';
import type { MessageNamespace, Messages } from '../i18n/messageBundles.ts';
import type { Translate } from '../i18n/translate.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { useErrorText } from './ErrorText.tsx';

/** The namespaces that word refusals of their own: `refused.<code>`. */
export type RefusalNamespace = {
  [Space in MessageNamespace]: Messages[Space] extends { readonly refused: object } ? Space : never;
}[MessageNamespace];

type Detail = Readonly<Record<string, unknown>>;
type Values = Record<string, string | number>;
export type Refusal = Extract<ApiError, { kind: 'refused' }>;

/** What a detail names as a sum of money. */
const amounts = ['missing', 'left', 'leftToday', 'amountLeft', 'most'] as const;
/** What a detail names as the moment at which the refusal ends. */
const moments = ['until', 'resetsAt', 'from'] as const;

/** Words for what a detail names. */
interface Words {
  /** Returns a text of the namespace; the key itself where there is none. */
  readonly t: (key: string, values: Values | { readonly skipInterpolation: true }) => string;
  readonly money: (amount: string) => string;
  readonly count: (number: number) => string;
  /** Words an ISO moment. */
  readonly moment: (moment: string) => string;
}

/**
 * Returns a function that words an error of a call: by `refused.<code>` of the namespace with the detail of the refusal as
 * values, or else, as for any other failure, by the messages of the whole site.
 * @param variantOf names another key below `refused`, for a code that has several reasons; it goes before that of the code
 * @see wordRefusal
 */
export function useRefusalText(
  space: RefusalNamespace,
  variantOf: (refusal: Refusal) => string | undefined = () => undefined,
): (error: ApiError) => string {
  const { t } = useTranslation(space);
  const money = useMoneyText();
  const language = useLanguage();
  const errorText = useErrorText();
  const words: Words = {
    t: t as Translate as Words['t'],
    money,
    count: (number) => formatCount(number, language),
    moment: (moment) => formatMoment(Date.parse(moment), language),
  };
  return (error) => (error.kind === 'refused' ? wordRefusal(error, variantOf(error), words) : null) ?? errorText(error);
}

/**
 * Words a refusal by the first of these texts below `refused` that the namespace has: `variant`, `<code>_<status>` where the
 * detail states how something ended, `<code>_<name>` where the detail has a number above 0 or `true` of that name, `<code>`,
 * and `<code>_forGood`. Null without one. A text that names what the detail leaves open counts as missing: a `<code>` with
 * `{time}` gives way to `_forGood` where nothing ends (RSP-03).
 *
 * Amounts of the detail are shown as money, numbers with their separators, and the moment at which the refusal ends is
 * `{time}`. What the text does not name follows as a sentence of its own where the namespace has one: `refusedMissing`, or
 * else `refusedUntil`.
 */
export function wordRefusal({ code, detail }: Refusal, variant: string | undefined, words: Words): string | null {
  const { t } = words;
  const values = valuesOf(detail, words);
  const template = (name: string): string | null => {
    const text = t(name, { skipInterpolation: true });
    return text !== name && placeholdersOf(text).every((each) => each in values) ? text : null;
  };
  const status = typeof detail['status'] === 'string' ? [detail['status']] : [];
  const stated = Object.entries(detail).flatMap(([name, value]) =>
    value === true || (typeof value === 'number' && value > 0) ? [name] : [],
  );
  const reasons = [...status, ...stated].map((reason) => `${code}_${reason}`);
  const keys = [...(variant === undefined ? [] : [variant]), ...reasons, code, `${code}_forGood`];
  const key = keys.find((each) => template(`refused.${each}`) !== null);
  if (key === undefined) return null;
  const named = placeholdersOf(template(`refused.${key}`) ?? '');
  const more = [!named.includes('missing') && 'refusedMissing', !named.includes('time') && 'refusedUntil'].find(
    (name) => name !== false && template(name) !== null,
  );
  return [`refused.${key}`, more].flatMap((name) => (name ? t(name, values) : [])).join(' ');
}

const placeholdersOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

function valuesOf(detail: Detail, { money, count, moment: momentText }: Words): Values {
  const values: Values = { megabytes: uploadMegabytes };
  for (const [name, value] of Object.entries(detail))
    if (typeof value === 'number') values[name] = count(value);
    else if (typeof value === 'string') values[name] = value;
  for (const name of amounts) {
    const { [name]: amount } = detail;
    if (typeof amount === 'string') values[name] = money(amount);
  }
  const moment = moments.map((name) => detail[name]).find((value) => typeof value === 'string');
  if (typeof moment === 'string') values['time'] = momentText(moment);
  return values;
}
