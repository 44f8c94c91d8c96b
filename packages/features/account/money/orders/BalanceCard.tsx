import { RotateCw } from 'lucide-react';
import { Amount } from '#core/components/Amount.tsx';
import { ErrorText } from '#core/components/ErrorText.tsx';
import { HideBalance } from '#core/components/HideBalance.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AccountScreenProps } from '../../profile/myAccount/account.types.ts';
import { amount, row, skeletonBox } from './BalanceCard.css.ts';

interface BalanceCardProps extends Pick<AccountScreenProps, 'balance' | 'onRefreshBalance'> {
  /** @default "Balance" */
  label?: string;
}

/** The balance, the time it was read, and a refresh button. An unknown balance is never shown as an amount. */
export function BalanceCard({ balance, onRefreshBalance, label }: BalanceCardProps) {
  const language = useLanguage();
  const { t } = useTranslation('memberCentre');
  const { busy, run } = useActionLock();
  return (
    <Box tone="money" radius="card" padding="md">
      <div className={row}>
        <div className={amount}>
          <Text size="sm">{label ?? t('account.balance')}</Text>
          {balance.status === 'loading' && (
            <span className={skeletonBox} role="status">
              <LoadingNote />
              <Skeleton shape="text" size="lg" />
            </span>
          )}
          {balance.status === 'failed' && (
            <div role="status">
              <Text weight="strong">{t('account.balanceFailed')}</Text>
              <Text size="sm">
                <ErrorText error={balance.error} />
              </Text>
            </div>
          )}
          {balance.status === 'ready' && (
            <>
              <Text as="div" weight="strong" size="xl">
                <Amount balance value={balance.value} />
              </Text>
              <Text size="sm">
                <span>{t('account.balanceAt', { time: formatTime(balance.at, language) })}</span>
                {balance.outdated === true && <span>{` · ${t('account.outdated')}`}</span>}
              </Text>
            </>
          )}
        </div>
        <HideBalance />
        <IconButton
          label={t('account.refreshBalance')}
          shape="round"
          busy={busy}
          icon={<Icon of={RotateCw} />}
          onClick={() => void run(onRefreshBalance)}
        />
      </div>
    </Box>
  );
}
