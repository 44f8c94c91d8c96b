import { CircleUserRound, ClipboardList, Clock3, Heart, LogOut, ReceiptText, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { MenuItem } from '#ui/Menu/items.ts';
import { Menu } from '#ui/Menu/Menu.tsx';
import type { FrameMember, FrameScreenProps } from '../FrameScreen.tsx';
import type { AccountEntry } from '../navigation.model.ts';
import { greeting } from './Account.css.ts';
import { Balance } from './Balance.tsx';

const icons: Readonly<Record<AccountEntry, IconDrawing>> = {
  myAccount: CircleUserRound,
  accountRecord: ReceiptText,
  bettingRecord: ClipboardList,
  agent: Users,
  favourites: Heart,
  recent: Clock3,
  signOut: LogOut,
};

type AccountProps = Omit<FrameScreenProps, 'member'> & { member: FrameMember };

/** NAV-03b–e: greeting, balance, account menu. */
export function Account({ member, role, currencySymbol, language }: AccountProps) {
  const { t } = useTranslation('frame');
  const items = member.menu.map(({ entry, href, onSelect }): MenuItem => {
    const line = { id: entry, label: t(`account.${entry}`), icon: <Icon of={icons[entry]} /> };
    return href === undefined
      ? { ...line, kind: 'action', onSelect: onSelect ?? (() => {}) }
      : { ...line, kind: 'link', href };
  });
  return (
    <>
      {role === 'trial' && <Badge tone="warning">{t('trialMark')}</Badge>}
      {member.nickname !== '' && <span className={greeting}>{t('greeting', { name: member.nickname })}</span>}
      <Balance member={member} currencySymbol={currencySymbol} language={language} />
      <Menu
        label={t('account.label')}
        trigger={(trigger) => (
          <IconButton {...trigger} label={t('account.label')} icon={<Icon of={CircleUserRound} />} />
        )}
        items={items}
      />
    </>
  );
}
