import { ArrowDownToLine, ArrowUpFromLine, RotateCw } from 'lucide-react';
import { Amount } from '#core/components/Amount.tsx';
import { HideBalance } from '#core/components/HideBalance.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatTime } from '#core/format/dates.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { WalletScreenProps } from '../wallet.types.ts';
import { amount, row, skeletonBox } from './Available.css.ts';

interface AvailableProps extends Pick<WalletScreenProps, 'links' | 'language' | 'onRefresh'> {
  money: Exclude<WalletScreenProps['money'], { status: 'failed' }>;
}

/** What the player can use now, with both ways of the cashier. An unknown balance is never shown as an amount. */
export function Available({ money, links, language, onRefresh }: AvailableProps) {
  const { t } = useTranslation('wallet');
  const { busy, run } = useActionLock();
  return (
    <Stack gap="sm">
      <Box tone="money" radius="card" padding="md">
        <div className={row}>
          <div className={amount}>
            <Text size="sm">{t('available')}</Text>
            {money.status === 'loading' ? (
              <span className={skeletonBox} role="status">
                <LoadingNote />
                <Skeleton shape="text" size="lg" />
              </span>
            ) : (
              <>
                <Text as="div" weight="strong" size="xl">
                  <Amount balance value={money.value.sumBalance} />
                </Text>
                <Text size="sm">
                  <span>{t('at', { time: formatTime(money.at, language) })}</span>
                  {money.outdated === true && <span>{` · ${t('outdated')}`}</span>}
                </Text>
              </>
            )}
          </div>
          <HideBalance />
          <IconButton
            label={t('refresh')}
            shape="round"
            busy={busy}
            icon={<Icon of={RotateCw} />}
            onClick={() => void run(onRefresh)}
          />
        </div>
      </Box>
      <Inline>
        {links.deposit !== null && (
          <ButtonLink href={links.deposit} icon={<Icon of={ArrowDownToLine} />}>
            {t('deposit')}
          </ButtonLink>
        )}
        {links.withdraw !== null && (
          <ButtonLink tone="outline" href={links.withdraw} icon={<Icon of={ArrowUpFromLine} />}>
            {t('withdraw')}
          </ButtonLink>
        )}
      </Inline>
    </Stack>
  );
}
