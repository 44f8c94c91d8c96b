import type { VipBenefit, VipLevel } from '#api/vip.ts';
import { dayOf } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { formatDays } from '#core/report/dayTexts.ts';

/** The words of levels, in the language of the page. */
export interface VipTexts {
  /** A benefit as a short line with its figure. */
  readonly benefit: (key: VipBenefit, value: string) => string;
  /** The figure of a benefit alone. */
  readonly figure: (key: VipBenefit, value: string) => string;
  /** What reaches or keeps a level; null for nothing. */
  readonly asked: (sums: VipLevel['needs']) => string | null;
  /** The day of a moment, with its year. */
  readonly day: (moment: string) => string;
}

/** Returns the words of levels. */
export function useVipTexts(): VipTexts {
  const { t } = useTranslation('vip');
  const language = useLanguage();
  const money = useShortMoneyText();
  const figure = (key: VipBenefit, value: string): string => {
    if (key === 'withdrawAmount' || key === 'gift') return money(value);
    if (key === 'pointsPercent' || key === 'rebateRate') return t('table.percent', { value: trimmed(value) });
    const count = formatCount(Number(value), language);
    return key === 'answerHours' ? t('table.hours', { count }) : count;
  };
  return {
    figure,
    benefit: (key, value) => t(`card.benefits.${key}`, { value: figure(key, value) }),
    asked(sums) {
      const parts = (['deposit', 'validBet'] as const)
        .filter((of) => sums !== null && /[1-9]/.test(sums[of]))
        .map((of) => t(`table.${of}`, { amount: money(sums?.[of] ?? '') }));
      return parts.length === 0 ? null : parts.map(whole).join(' · ');
    },
    day(moment) {
      const day = dayOf(Date.parse(moment));
      return whole(formatDays({ from: day, to: day }, language));
    },
  };
}

/** A text that stays on one line, such as a date. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A figure without zeros that say nothing: `0.50` is `0.5`. */
const trimmed = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);
