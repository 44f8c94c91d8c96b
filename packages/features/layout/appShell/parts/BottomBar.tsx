import { CircleUserRound, LogIn, Wallet } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { type RouteName, routeOf } from '#core/routing/routes.ts';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { wayIn } from '../AppShell.css.ts';
import type { AppShellProps } from '../appShell.types.ts';
import type { Sheets } from '../useSheets.ts';
import { bar, entry } from './BottomBar.css.ts';

interface BottomBarProps extends Pick<AppShellProps, 'navigation' | 'pathname' | 'role' | 'onLogIn' | 'onSignUp'> {
  sheets: Sheets;
}

const wayInEntry = (icon: IconDrawing, label: string, onClick: () => void) => (
  <span className={wayIn}>
    <button type="button" className={entry} onClick={onClick}>
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  </span>
);

/**
 * Bottom bar on phones: home, games, wallet, promotions, and the player's own entries. Visitors have the login in place of
 * the wallet and the registration in place of their entries, so that nothing moves when the account is known. The wallet
 * opens both ways of money, so that a withdrawal is as near as a deposit (NAV-03f).
 */
export function BottomBar({ navigation, pathname, role, sheets, onLogIn, onSignUp }: BottomBarProps) {
  const { t } = useTranslation('appShell');
  const current = routeOf(pathname);
  // The assistant of an agent does not (AGT-15).
  const plays = role !== 'assistant';
  const link = (route: RouteName, href: string, icon: IconDrawing, label: string) => (
    <Anchor href={href} className={entry} aria-current={current === route ? 'page' : undefined}>
      <Icon of={icon} />
      <span>{label}</span>
    </Anchor>
  );
  const sheet = (shows: 'wallet' | 'me', icon: IconDrawing) => (
    <button
      type="button"
      className={entry}
      aria-haspopup="dialog"
      aria-expanded={sheets.isOpen(shows)}
      onClick={() => sheets.open(shows)}
    >
      <Icon of={icon} />
      <span>{t(shows)}</span>
      {shows === 'me' && <span ref={sheets.badge.set} />}
    </button>
  );
  return (
    <nav aria-label={t('bottomNav')} className={bar}>
      {plays
        ? link('home', paths.home(), navIcons.HOME, t('home'))
        : link('agentHome', paths.agentHome(), navIcons.HOME, t('home'))}
      {plays && navigation.includes('games') && link('rng', paths.lobby('rng'), navIcons.RNG, t('games'))}
      {(role === 'member' || role === 'agent') && sheet('wallet', Wallet)}
      {role === 'visitor' && wayInEntry(LogIn, t('logIn'), onLogIn)}
      {plays &&
        navigation.includes('promotions') &&
        link('promotions', paths.promotions(), navIcons.PROMO, t('promotions'))}
      {role === 'visitor' ? wayInEntry(CircleUserRound, t('signUp'), onSignUp) : sheet('me', CircleUserRound)}
    </nav>
  );
}
