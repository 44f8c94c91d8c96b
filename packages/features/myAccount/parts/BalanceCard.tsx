import { RotateCw } from 'lucide-react';
import { Box } from '#ui/Box/Box.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ErrorText } from '../../shared/ErrorText.tsx';
import { formatTime, localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useIntentLock } from '../../shared/lock.ts';
import type { AccountScreenProps } from '../AccountScreen.tsx';
import { place, row, sum } from './BalanceCard.css.ts';

type BalanceCardProps = Pick<AccountScreenProps, 'balance' | 'onRefreshBalance' | 'currencySymbol' | 'language'>;

/** What the player has, and since when that is known. Never a guess. */
export function BalanceCard({ balance, onRefreshBalance, currencySymbol, language }: BalanceCardProps) {
  const { t } = useTranslation('centre');
  const { busy, run } = useIntentLock();
  return (
    <Box tone="money" radius="card" padding="md">
      <div className={row}>
        <div className={sum}>
          <Text size="sm">{t('account.balance')}</Text>
          {balance.status === 'loading' && (
            <span className={place}>
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
                <Money amount={balance.value} currency={currencySymbol} locale={localeOf(language)} />
              </Text>
              <Text size="sm">
                {t('account.balanceAt', { time: formatTime(balance.at, language) })}
                {balance.outdated === true && ` · ${t('account.outdated')}`}
              </Text>
            </>
          )}
        </div>
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
