import { CircleUserRound, Wallet } from 'lucide-react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { MenuItem } from '#ui/Menu/items.ts';
import { Menu } from '#ui/Menu/Menu.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { FrameMember, FrameScreenProps } from '../FrameScreen.tsx';
import { greeting, mark, roomy } from './Account.css.ts';
import { accountIcons } from './accountIcons.ts';
import { Balance } from './Balance.tsx';

type AccountProps = Omit<FrameScreenProps, 'member'> & { member: FrameMember };

/** NAV-03b–e: greeting, balance, deposit, account menu. */
export function Account({ member, role, currencySymbol, language, now, depositHref }: AccountProps) {
  const { t } = useTranslation('frame');
  const items = member.menu.map(({ entry, href, onSelect }): MenuItem => {
    const line = { id: entry, label: t(`account.${entry}`), icon: <Icon of={accountIcons[entry]} /> };
    return href === undefined
      ? { ...line, kind: 'action', onSelect: onSelect ?? (() => {}) }
      : { ...line, kind: 'link', href };
  });
  return (
    <>
      {role === 'trial' && (
        <span className={mark}>
          <Badge tone="warning">{t('trialMark')}</Badge>
        </span>
      )}
      {member.nickname !== '' && <span className={greeting}>{t('greeting', { name: member.nickname })}</span>}
      <Balance member={member} currencySymbol={currencySymbol} language={language} now={now} />
      {depositHref !== undefined && (
        <span className={roomy}>
          <ButtonLink tone="money" size="small" href={depositHref} icon={<Icon of={Wallet} size="small" />}>
            {t('deposit')}
          </ButtonLink>
        </span>
      )}
      {/* On phones its entries are behind the last button of the bar below. */}
      <span className={roomy}>
        <Menu
          label={t('account.label')}
          trigger={(trigger) => (
            <IconButton {...trigger} label={t('account.label')} icon={<Icon of={CircleUserRound} />} />
          )}
          items={items}
        />
      </span>
    </>
  );
}
