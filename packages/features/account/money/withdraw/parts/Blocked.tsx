import { Clock3 } from 'lucide-react';
import type { Amount } from '#api/primitives.ts';
import type { WithdrawOptionsValue } from '#api/withdrawals.ts';
import { OutcomePanel } from '#core/components/OutcomePanel.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { WithdrawScreenProps } from '../withdraw.types.ts';

interface BlockedProps extends Pick<WithdrawScreenProps, 'orderHref'> {
  blocked: NonNullable<WithdrawOptionsValue['blocked']>;
  /** What open requirements lack together. */
  missing: Amount;
}

/** Why no withdrawal can be made now, until when, and that the money is safe. */
export function Blocked({ blocked: { code, until, reference }, missing, orderHref }: BlockedProps) {
  const language = useLanguage();
  const { t } = useTranslation('withdraw');
  const money = useMoneyText();
  const reason = typeof code === 'string' ? code : 'other';
  return (
    <OutcomePanel
      tone="warning"
      icon={Clock3}
      title={t(`blocked.${reason}.title`)}
      actions={
        reference !== null && (
          <ButtonLink tone="outline" href={orderHref(reference)}>
            {t('blocked.see')}
          </ButtonLink>
        )
      }
    >
      <Text>{t(`blocked.${reason}.text`, { missing: money(missing) })}</Text>
      {until !== null && <Text>{t('blocked.until', { time: formatMoment(Date.parse(until), language) })}</Text>}
    </OutcomePanel>
  );
}
