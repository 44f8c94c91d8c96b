import { CircleUserRound } from 'lucide-react';
import { maskNumber } from '#core/format/maskNumber.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { accountMenu, walletMenu } from '../accountMenu.model.ts';
import type { AppShellMember, AppShellProps } from '../appShell.types.ts';
import { greeting, mark, onlyWide } from './Account.css.ts';
import { accountIcon } from './accountIcons.ts';
import { Balance } from './Balance.tsx';
import { useEntryLabel } from './useEntryLabel.ts';
import { useMenuItems } from './useMenuItems.tsx';

interface AccountProps extends Pick<AppShellProps, 'role' | 'language' | 'now'> {
  member: AppShellMember;
}

/** The tone of the ways of money that are buttons of their own (NAV-03d, NAV-03f). */
const buttonTones = { depositv2: 'money', withdraw: 'outline' } as const;

/** Greeting, balance with the wallet, links to the deposit and the withdrawal, and account menu (NAV-03b–g). */
export function Account({ member, role, language, now }: AccountProps) {
  const { t } = useTranslation('appShell');
  const labelOf = useEntryLabel();
  const itemsOf = useMenuItems();
  const wallet = walletMenu(role, member);
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
      <Balance member={member} wallet={itemsOf(wallet)} language={language} now={now} />
      {wallet.map(
        ({ entry, href }) =>
          (entry === 'depositv2' || entry === 'withdraw') &&
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
        <Menu
          label={t('account.label')}
          trigger={(trigger) => (
            <IconButton {...trigger} label={t('account.label')} icon={<Icon of={CircleUserRound} />} />
          )}
          items={itemsOf(accountMenu(role, member))}
        />
      </span>
    </>
  );
}
