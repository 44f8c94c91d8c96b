import type { ApiError } from '#api/errors.ts';
import { uploadMegabytes } from '#api/uploadLimits.ts';
import { formatMoment } from '../format/dates.ts';
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
const amounts = ['missing', 'left', 'leftToday', 'amountLeft'] as const;
/** What a detail names as the moment at which the refusal ends. */
const moments = ['until', 'resetsAt', 'from'] as const;

/** Words for what a detail names. */
interface Words {
  /** Returns a text of the namespace; the key itself where there is none. */
  readonly t: (key: string, values: Values | { readonly skipInterpolation: true }) => string;
  readonly money: (amount: string) => string;
  /** Words an ISO moment. */
  readonly moment: (moment: string) => string;
}

/**
 * Returns a function that words an error of a call: by `refused.<code>` of the namespace with the detail of the refusal as
 * values, or else, as for any other failure, by the messages of the whole site.
 * @param variantOf names another key below `refused`, for a code that has several reasons
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
    moment: (moment) => formatMoment(Date.parse(moment), language),
  };
  return (error) =>
    (error.kind === 'refused' ? wordRefusal(error, variantOf(error) ?? error.code, words) : null) ?? errorText(error);
}

/**
 * Words a refusal by `refused.<key>`; null where the namespace has no text for it, or one that names what the detail leaves
 * open. Amounts of the detail are shown as money, and the moment at which the refusal ends is `{time}`. What the text does
 * not name follows as a sentence of its own where the namespace has one: `refusedMissing`, or else `refusedUntil`.
 */
export function wordRefusal({ detail }: Refusal, key: string, { t, money, moment }: Words): string | null {
  const values = valuesOf(detail, money, moment);
  const template = (name: string): string | null => {
    const text = t(name, { skipInterpolation: true });
    return text !== name && placeholdersOf(text).every((each) => each in values) ? text : null;
  };
  const text = template(`refused.${key}`);
  if (text === null) return null;
  const named = placeholdersOf(text);
  const more = [!named.includes('missing') && 'refusedMissing', !named.includes('time') && 'refusedUntil'].find(
    (name) => name !== false && template(name) !== null,
  );
  return [`refused.${key}`, more].flatMap((name) => (name ? t(name, values) : [])).join(' ');
}

const placeholdersOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

function valuesOf(detail: Detail, money: (amount: string) => string, momentText: (moment: string) => string): Values {
  const values: Values = { megabytes: uploadMegabytes };
  for (const [name, value] of Object.entries(detail))
    if (typeof value === 'number' || typeof value === 'string') values[name] = value;
  for (const name of amounts) {
    const { [name]: amount } = detail;
    if (typeof amount === 'string') values[name] = money(amount);
  }
  const moment = moments.map((name) => detail[name]).find((value) => typeof value === 'string');
  if (typeof moment === 'string') values['time'] = momentText(moment);
  return values;
}
