import type { ReactNode } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { LazyPositionText } from '#core/money/position/LazyPositionText.tsx';
import { usePublicState } from '#core/session/publicState.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { walletMenu } from '../accountMenu.model.ts';
import type { AppShellMember, AppShellProps } from '../appShell.types.ts';
import { accountIcon } from './accountIcons.ts';
import { BalanceText, BalanceTools } from './Balance.tsx';
import { amount, balanceLine, card, prime, sum, way, ways } from './MoneyCard.css.ts';
import { useEntryLabel } from './useEntryLabel.ts';

interface MoneyCardProps extends Pick<AppShellProps, 'role'> {
  member: AppShellMember;
  onClose: () => void;
  /** Above the balance: whose it is. */
  children?: ReactNode;
}

/** The balance of a player with what can be withdrawn of it, and the ways of money (NAV-03f, NAV-03g), as a card. */
export function MoneyCard({ member, role, onClose, children }: MoneyCardProps) {
  const { t } = useTranslation('appShell');
  const labelOf = useEntryLabel();
  const { inBreak } = usePublicState(true);
  const links = walletMenu(role, { ...member, inBreak }).filter(({ entry }) => entry !== 'limits');
  return (
    <section aria-label={t('wallet')} className={card}>
      {children}
      <div className={sum}>
        <Text as="span" size="xs" tone="muted">
          {t('balance')}
        </Text>
        <div className={balanceLine}>
          <span className={amount}>
            <BalanceText balance={member.balance} />
          </span>
          <BalanceTools onRefreshBalance={member.onRefreshBalance} />
        </div>
        {role !== 'trial' && (
          <Text as="div" size="xs" tone="muted">
            <LazyPositionText />
          </Text>
        )}
      </div>
      {links.length > 0 && (
        <div className={ways}>
          {links.map(
            ({ entry, href }) =>
              href !== undefined && (
                <Anchor
                  key={entry}
                  href={href}
                  className={entry === 'depositv2' ? `${way} ${prime}` : way}
                  onClick={onClose}
                >
                  <Icon of={accountIcon(entry)} />
                  <span>{labelOf(entry)}</span>
                </Anchor>
              ),
          )}
        </div>
      )}
    </section>
  );
}
