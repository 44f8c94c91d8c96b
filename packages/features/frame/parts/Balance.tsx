import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { localeOf } from '../../shared/format.ts';
import { useIntentLock } from '../../shared/lock.ts';
import type { FrameMember, FrameScreenProps } from '../FrameScreen.tsx';
import { pill, place, sum } from './Balance.css.ts';

interface BalanceProps extends Pick<FrameScreenProps, 'currencySymbol' | 'language'> {
  member: FrameMember;
}

/** NAV-03c. Never a guess: a sum that is not known is a skeleton, or says that it could not be read. */
export function Balance({ member: { balance, onRefreshBalance }, currencySymbol, language }: BalanceProps) {
  const { t } = useTranslation('frame');
  const { busy, run } = useIntentLock();
  return (
    <div className={pill}>
      <span className={sum}>
        <VisuallyHidden>{t('balance')} </VisuallyHidden>
        {balance.status === 'loading' && (
          <span className={place}>
            <Skeleton shape="text" />
          </span>
        )}
        {balance.status === 'failed' && t('balanceFailed')}
        {balance.status === 'ready' && (
          <Money amount={balance.value} currency={currencySymbol} locale={localeOf(language)} />
        )}
      </span>
      <IconButton
        label={t('refreshBalance')}
        size="small"
        shape="round"
        busy={busy}
        icon={<Icon of={RotateCw} size="small" />}
        onClick={() => void run(onRefreshBalance)}
      />
    </div>
  );
}
