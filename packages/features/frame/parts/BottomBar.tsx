import { CircleUserRound, LogIn, Wallet } from 'lucide-react';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type RouteName, paths, routeOf } from '../../shared/navigation.ts';
import { wayIn } from '../FrameScreen.css.ts';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import type { Sheets } from '../useSheets.ts';
import { bar, entry } from './BottomBar.css.ts';

/** The bar under the thumb on phones: home, games, deposit, promotions, and the player's own. */
export function BottomBar(props: FrameScreenProps & { sheets: Sheets }) {
  const { pathname, member, navigation, depositHref, onLogIn, sheets } = props;
  const { t } = useTranslation('frame');
  const at = routeOf(pathname);
  const to = (route: RouteName | null, href: string, icon: IconDrawing, words: string) => (
    <Anchor href={href} className={entry} aria-current={route !== null && at === route ? 'page' : undefined}>
      <Icon of={icon} />
      {words}
    </Anchor>
  );
  return (
    <nav aria-label={t('bottomNav')} className={bar}>
      {to('home', paths.home(), navIcons.HOME, t('home'))}
      {navigation.includes('games') && to('rng', paths.hall('rng'), navIcons.RNG, t('games'))}
      {depositHref !== undefined && to(null, depositHref, Wallet, t('deposit'))}
      {navigation.includes('promotions') && to('promotions', paths.promotions(), navIcons.PROMO, t('promotions'))}
      {member === null ? (
        <span className={wayIn}>
          <button type="button" className={entry} onClick={onLogIn}>
            <Icon of={LogIn} />
            {t('logIn')}
          </button>
        </span>
      ) : (
        <button
          type="button"
          className={entry}
          aria-haspopup="dialog"
          aria-expanded={sheets.isOpen('me')}
          onClick={() => sheets.open('me')}
        >
          <Icon of={CircleUserRound} />
          {t('me')}
        </button>
      )}
    </nav>
  );
}
