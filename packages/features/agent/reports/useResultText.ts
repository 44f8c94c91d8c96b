import { localeOf } from '#core/format/locale.ts';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { formatMoney } from '#ui/Money/formatMoney.ts';

/** The word for what players have won or lost; null for neither. @param value signed decimal */
export const resultWord = (value: string): 'lost' | 'won' | null =>
  !/[1-9]/.test(value) ? null : value.startsWith('-') ? 'lost' : 'won';

/** Returns what players have won or lost as a text, as `PlayerResult` shows it: with its word and its sign. */
export function useResultText(): (value: string) => string {
  const { currencySymbol: currency, language } = useMoneyFormat();
  const { t } = useTranslation('agentCentre');
  return (value) => {
    const word = resultWord(value);
    const amount = formatMoney(value, { currency, locale: localeOf(language), sign: 'always' });
    return word === null ? amount : `${t(`result.${word}`)} ${amount}`;
  };
}
