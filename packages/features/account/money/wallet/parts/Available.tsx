import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { BalanceCard } from '../../orders/BalanceCard.tsx';
import type { WalletScreenProps } from '../wallet.types.ts';

type AvailableProps = Pick<WalletScreenProps, 'balance' | 'links' | 'onRefresh'>;

/** The balance, with both ways of the cashier. */
export function Available({ balance, links, onRefresh }: AvailableProps) {
  const { t } = useTranslation('wallet');
  return (
    <Stack gap="sm">
      <BalanceCard balance={balance} onRefreshBalance={onRefresh} />
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
