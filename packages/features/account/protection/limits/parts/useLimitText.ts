import type { Other } from '#api/open.ts';
import type { LimitKind, LimitPeriod } from '#api/responsiblePlay.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Functions that name limits in the player's language. A word of the platform that the site does not know stays as it is. */
export function useLimitText() {
  const { t } = useTranslation('limits');
  const money = useMoneyText();
  return {
    kind: (kind: LimitKind | Other): string => (typeof kind === 'string' ? t(`kinds.${kind}`) : kind.other),
    period: (period: LimitPeriod | Other): string =>
      typeof period === 'string' ? t(`periods.${period}`) : period.other,
    /** An amount, or minutes for a limit of time. */
    value: (kind: LimitKind | Other, value: string): string =>
      kind === 'time' ? t('minutes', { count: value }) : money(value),
  };
}
