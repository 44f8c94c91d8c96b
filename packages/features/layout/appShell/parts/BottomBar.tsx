import { CircleUserRound, Headset, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { type RouteName, routeOf } from '#core/routing/routes.ts';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { wayIn } from '../AppShell.css.ts';
import type { AppShellProps } from '../appShell.types.ts';
import type { Sheet, Sheets } from '../useSheets.ts';
import { bar, entry } from './BottomBar.css.ts';

interface BottomBarProps extends Pick<AppShellProps, 'navigation' | 'pathname' | 'role' | 'betsHref' | 'practiceHref'> {
  sheets: Sheets;
}

/**
 * Bottom bar on phones (NAV-08): home, games, the bets that are open, promotions, and the player's own entries. Visitors have
 * practice in place of the bets and customer service in place of their entries, so that nothing moves when the account is
 * known. An entry that the operator or the role does not have leaves; the others stay equally wide.
 */
export function BottomBar({ navigation, pathname, role, betsHref, practiceHref, sheets }: BottomBarProps) {
  const { t } = useTranslation('appShell');
  const current = routeOf(pathname);
  // The assistant of an agent does not (AGT-15).
  const plays = role !== 'assistant';
  const isVisitor = role === 'visitor';
  const content = (icon: IconDrawing, label: string, badge?: 'bets' | 'me') => (
    <>
      <Icon of={icon} />
      <span>{label}</span>
      {badge && <span ref={sheets.badges[badge].set} />}
    </>
  );
  const link = (href: string, inside: ReactNode, route?: RouteName) => (
    <Anchor href={href} className={entry} aria-current={route && current === route ? 'page' : undefined}>
      {inside}
    </Anchor>
  );
  const sheet = (shows: Sheet, inside: ReactNode) => (
    <button
      type="button"
      className={entry}
      aria-haspopup="dialog"
      aria-expanded={sheets.isOpen(shows)}
      onClick={() => sheets.open(shows)}
    >
      {inside}
    </button>
  );
  const forVisitors = (inside: ReactNode) => <span className={wayIn}>{inside}</span>;
  const home = content(navIcons.HOME, t('home'));
  return (
    <nav aria-label={t('bottomNav')} className={bar}>
      {plays ? link(paths.home(), home, 'home') : link(paths.agentHome(), home, 'agentHome')}
      {plays && navigation.includes('games') && sheet('games', content(navIcons.ESPORTS, t('games')))}
      {betsHref !== null && link(betsHref, content(navIcons.LOTT, t('bets'), 'bets'))}
      {practiceHref !== null && forVisitors(link(practiceHref, content(Play, t('practise'))))}
      {plays &&
        navigation.includes('promotions') &&
        link(paths.promotions(), content(navIcons.PROMO, t('promotions')), 'promotions')}
      {isVisitor
        ? forVisitors(sheet('support', content(Headset, t('help'))))
        : sheet('me', content(CircleUserRound, t('me'), 'me'))}
    </nav>
  );
}
