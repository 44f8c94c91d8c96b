import { Clock } from 'lucide-react';
import type { TransferTerms } from '#api/transfers.ts';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { OutcomePanel } from '../../components/OutcomePanel.tsx';
import { formatMoment } from '../../format/dates.ts';
import { useMoneyText } from '../../format/useMoneyText.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';

interface BlockedProps {
  blocked: NonNullable<TransferTerms['blocked']>;
  missing: string;
  turnoverHref: string;
}

/** Why nothing can be transferred now, and when it can be again. Stands in place of the form. */
export function Blocked({ blocked: { code, until }, missing, turnoverHref }: BlockedProps) {
  const language = useLanguage();
  const { t } = useTranslation('upline');
  const money = useMoneyText();
  const known = typeof code === 'string' ? code : 'other';
  return (
    <OutcomePanel
      tone="neutral"
      icon={Clock}
      title={t(`blocked.${known}.title`)}
      actions={code === 'turnover_missing' && <Link href={turnoverHref}>{t('blocked.see')}</Link>}
    >
      <Text>{t(`blocked.${known}.text`, { missing: money(missing) })}</Text>
      {until !== null && <Text>{t('refusedUntil', { time: formatMoment(Date.parse(until), language) })}</Text>}
    </OutcomePanel>
  );
}
