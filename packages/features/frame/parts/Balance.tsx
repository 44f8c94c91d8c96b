import { RotateCw } from 'lucide-react';
import type { OfferedLanguage } from '#api/primitives.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { formatTime, localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useIntentLock } from '../../shared/lock.ts';
import { useTick } from '../../shared/useTick.ts';
import type { FrameMember, FrameScreenProps } from '../FrameScreen.tsx';
import { age, failure, pill, place, sum } from './Balance.css.ts';

interface BalanceProps extends Pick<FrameScreenProps, 'currencySymbol' | 'language' | 'now'> {
  member: FrameMember;
}

/** From this age on a balance says how old it is, in ms. */
const staleMs = 60_000;

function BalanceAge({ at, now, language }: { at: number; now: () => number; language: OfferedLanguage }) {
  const { t } = useTranslation('frame');
  const time = useTick(now, staleMs / 2);
  if (time - at < staleMs) return null;
  return <span className={age}>{t('balanceAt', { time: formatTime(at, language) })}</span>;
}

/** NAV-03c. Never a guess: a sum that is not known is a skeleton, or says that it could not be read. */
export function Balance({ member: { balance, onRefreshBalance }, currencySymbol, language, now }: BalanceProps) {
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
        {balance.status === 'failed' && <span className={failure}>{t('balanceFailed')}</span>}
        {balance.status === 'ready' && (
          <>
            <Money amount={balance.value} currency={currencySymbol} locale={localeOf(language)} />
            <BalanceAge at={balance.at} now={now} language={language} />
          </>
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
