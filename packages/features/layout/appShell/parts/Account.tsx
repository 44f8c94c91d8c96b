import { CircleUserRound, Headset } from 'lucide-react';
import { useId } from 'react';
import { createPortal } from 'react-dom';
import { usePlacedElement } from '#core/components/portalPlace.ts';
import { maskNumber } from '#core/format/maskNumber.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { LazyPositionText } from '#core/money/position/LazyPositionText.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classes } from '#ui/Box/element.ts';
import { ButtonLink, type ButtonLinkProps } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { type AccountEntry, accountMenu, totalWaiting, walletMenu } from '../accountMenu.model.ts';
import type { AppShellMember, AppShellProps } from '../appShell.types.ts';
import type { Sheets } from '../useSheets.ts';
import { useWaiting } from '../useWaiting.ts';
import { barCorner, corner, greeting, help, mark, onlyWide } from './Account.css.ts';
import { accountIcon } from './accountIcons.ts';
import { behind, deposit as depositClass } from './Balance.css.ts';
import { Balance } from './Balance.tsx';
import { LazyAssistantMark } from './LazyAssistantMark.tsx';
import { LazyLimitLine } from './LazyLimitLine.tsx';
import { useEntryLabel } from './useEntryLabel.ts';
import { useMenuItems } from './useMenuItems.tsx';
import { useOpenBets } from './useOpenBets.ts';
import { useReceiptWarning } from './useReceiptWarning.ts';
import { useRise } from './useRise.ts';
import { useWaitingLabel } from './useWaitingLabel.ts';

interface AccountProps extends Pick<AppShellProps, 'role' | 'ownPrime'> {
  member: AppShellMember;
  sheets: Sheets;
}

/** The tone of the pages that have a button of their own on wide screens (NAV-03f): none is further away than the deposit. */
const buttonTones: Readonly<Partial<Record<AccountEntry, ButtonLinkProps['tone']>>> = {
  withdraw: 'outline',
  limits: 'quiet',
};

/**
 * Greeting, balance with the wallet, links to the deposit, the withdrawal and the limits, and account menu (NAV-03b–g),
 * with how much waits for the player (MEM-04b). On phones: balance, deposit and customer service. The numbers of open bets and
 * of what waits are put into the bottom bar.
 */
export function Account({ member, role, sheets, ownPrime }: AccountProps) {
  const { t } = useTranslation('appShell');
  const menus = useTranslation('menus').t;
  const labelOf = useEntryLabel();
  const itemsOf = useMenuItems();
  const waitingOf = useWaitingLabel();
  const id = useId();
  const meInBar = usePlacedElement(sheets.badges.me);
  const betsInBar = usePlacedElement(sheets.badges.bets);
  // What lies over the page then has the golden action (NAV-09).
  const isCovered = sheets.isOpen('me') || sheets.isOpen('wallet') || /[?&](?:centre|agent)=/.test(member.here);
  const openBets = useOpenBets(role);
  const { counts, inBreak, at, receiptUntil } = useWaiting(role, member.balance, openBets.refresh);
  useReceiptWarning(receiptUntil);
  const links = { ...member, inBreak };
  const wallet = walletMenu(role, links);
  const deposit = wallet.find(({ entry }) => entry === 'depositv2')?.href;
  const menu = accountMenu(role, links, counts);
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
          sheets={sheets}
          wallet={itemsOf(
            wallet,
            (entry) => (entry === 'limits' && <LazyLimitLine />) || (entry === 'transferFund' && <LazyPositionText />),
          )}
        >
          {deposit !== undefined && !ownPrime && (
            <span className={classes(depositClass, isCovered && behind)}>
              <ButtonLink tone="money" size="small" href={deposit}>
                {labelOf('depositv2')}
              </ButtonLink>
            </span>
          )}
        </Balance>
      )}
      {role !== 'assistant' && (
        <span className={help}>
          <IconButton
            label={t('help')}
            icon={<Icon of={Headset} />}
            aria-haspopup="dialog"
            aria-expanded={sheets.isOpen('support')}
            onClick={() => sheets.open('support')}
          />
        </span>
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
      {meInBar && createPortal(<span className={barCorner}>{count}</span>, meInBar)}
      {betsInBar &&
        createPortal(
          <span className={barCorner}>
            <Badge tone="alert" count={openBets.count} label={menus('openBets', { count: openBets.count })} />
          </span>,
          betsInBar,
        )}
      <span role="status">
        <VisuallyHidden>{risen !== null && waitingOf('all', risen)}</VisuallyHidden>
      </span>
    </>
  );
}
