import { Trophy } from 'lucide-react';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { SiteInfoValue } from '#api/system.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { formatMoney } from '#ui/Money/formatMoney.ts';
import { localeOf } from '../shared/format.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import { band, emblem, note, title, words } from './Jackpot.css.ts';
import { RollingNumber } from './parts/RollingNumber.tsx';

export interface JackpotProps {
  readonly kind: SiteInfoValue['jackpot'];
  /** A decimal number as text. */
  readonly amount: Remote<string>;
  readonly currency: string;
  readonly language: OfferedLanguage;
}

/**
 * BAN-03: the jackpot above the slots. Its digits roll, or simply change where less motion is wanted; nothing is
 * announced as they do. It says of itself whether it only decorates. One that does not come leaves no gap to explain.
 */
export function Jackpot({ kind, amount, currency, language }: JackpotProps) {
  const { t } = useTranslation('banner');
  if (kind === 'none' || amount.status === 'failed') return null;
  const text = amount.status === 'ready' ? formatMoney(amount.value, { currency, locale: localeOf(language) }) : null;
  return (
    <div role="group" aria-label={t('jackpot.title')} aria-busy={text === null || undefined} className={band}>
      <span className={emblem}>
        <Icon of={Trophy} size="large" />
      </span>
      <div className={words}>
        <p className={title}>{t('jackpot.title')}</p>
        <p className={note}>{t(`jackpot.${kind}`)}</p>
      </div>
      <RollingNumber text={text} />
    </div>
  );
}
