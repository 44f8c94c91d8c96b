import { CircleUserRound } from 'lucide-react';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { type PortalPlace, usePlacedElement } from '#core/components/portalPlace.ts';
import { maskNumber } from '#core/format/maskNumber.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { LazyPositionText } from '#core/money/position/LazyPositionText.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink, type ButtonLinkProps } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { type AccountEntry, accountMenu, totalWaiting, walletMenu } from '../accountMenu.model.ts';
import type { AppShellMember, AppShellProps } from '../appShell.types.ts';
import { useWaiting } from '../useWaiting.ts';
import { barCorner, corner, greeting, mark, onlyWide } from './Account.css.ts';
import { accountIcon } from './accountIcons.ts';
import { Balance } from './Balance.tsx';
import { LazyAssistantMark } from './LazyAssistantMark.tsx';
import { LazyLimitLine } from './LazyLimitLine.tsx';
import { useEntryLabel } from './useEntryLabel.ts';
import { useMenuItems } from './useMenuItems.tsx';
import { useReceiptWarning } from './useReceiptWarning.ts';
import { useRise } from './useRise.ts';
import { useWaitingLabel } from './useWaitingLabel.ts';

interface AccountProps extends Pick<AppShellProps, 'role'> {
  member: AppShellMember;
  /** In the phone's bottom bar. */
  badge: PortalPlace;
}

/** The tone of the pages that have a button of their own (NAV-03d, NAV-03f): none is further away than the deposit. */
const buttonTones: Readonly<Partial<Record<AccountEntry, ButtonLinkProps['tone']>>> = {
  depositv2: 'money',
  withdraw: 'outline',
  limits: 'quiet',
};

/**
 * Greeting, balance with the wallet, links to the deposit, the withdrawal and the limits, and account menu (NAV-03b–g),
 * with how much waits for the player (MEM-04b).
 */
export function Account({ member, role, badge }: AccountProps) {
  const { t } = useTranslation('appShell');
  const labelOf = useEntryLabel();
  const itemsOf = useMenuItems();
  const waitingOf = useWaitingLabel();
  const id = useId();
  const inBar = usePlacedElement(badge);
  const wallet = walletMenu(role, member);
  const { counts, at, receiptUntil } = useWaiting(role, member.balance);
  useReceiptWarning(receiptUntil);
  const menu = accountMenu(role, member, counts);
  const total = totalWaiting(menu);
  const risen = useRise(at === null ? null : total);
  const count = <Badge tone="alert" count={total} label={waitingOf('all', total)} />;
  return (
    <>
      {role === 'trial' && (
        <span className={mark}>
          <Badge tone="warning">{t('trialMark')}</Badge>
        </span>
      )}
      {member.nickname !== '' && (
        <span className={greeting}>{t('greeting', { name: maskNumber(member.nickname) })}</span>
      )}
      {role === 'assistant' ? (
        <span className={mark}>
          <LazyAssistantMark />
        </span>
      ) : (
        <Balance
          member={member}
          wallet={itemsOf(
            wallet,
            (entry) => (entry === 'limits' && <LazyLimitLine />) || (entry === 'transferFund' && <LazyPositionText />),
          )}
        />
      )}
      {wallet.map(
        ({ entry, href }) =>
          buttonTones[entry] !== undefined &&
          href !== undefined && (
            <span key={entry} className={onlyWide}>
              <ButtonLink
                tone={buttonTones[entry]}
                size="small"
                href={href}
                icon={<Icon of={accountIcon(entry)} size="small" />}
              >
                {labelOf(entry)}
              </ButtonLink>
            </span>
          ),
      )}
      {/* On phones the bottom bar opens these entries in a sheet. */}
      <span className={onlyWide}>
        <span id={id} className={corner}>
          {count}
        </span>
        <Menu
          label={t('account.label')}
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              aria-describedby={total > 0 ? id : undefined}
              label={t('account.label')}
              icon={<Icon of={CircleUserRound} />}
            />
          )}
          items={itemsOf(menu)}
        />
      </span>
      {inBar && createPortal(<span className={barCorner}>{count}</span>, inBar)}
      <span role="status">
        <VisuallyHidden>{risen !== null && waitingOf('all', risen)}</VisuallyHidden>
      </span>
    </>
  );
}
