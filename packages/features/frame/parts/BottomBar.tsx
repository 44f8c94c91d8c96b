import { CircleUserRound, LogIn, Menu as MenuIcon } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { paths, routeOf } from '../../shared/navigation.ts';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import { bar, entry } from './BottomBar.css.ts';

const loadSheet = () => import('./NavigationSheet.tsx');
const NavigationSheet = lazy(() => loadSheet().then(({ NavigationSheet: component }) => ({ default: component })));

/** The bar under the thumb on phones: home, games, the rest in a sheet, and the player's own. */
export function BottomBar(props: FrameScreenProps) {
  const { pathname, member, onLogIn } = props;
  const { t } = useTranslation('frame');
  // Null until the first opening; afterwards it stays mounted, so that closing can be seen.
  const [sheet, setSheet] = useState<{ shows: 'menu' | 'me'; open: boolean } | null>(null);
  const open = (shows: 'menu' | 'me'): void => setSheet({ shows, open: true });
  const isOpen = (shows: 'menu' | 'me'): boolean => sheet?.open === true && sheet.shows === shows;
  const route = routeOf(pathname);
  return (
    <>
      <nav aria-label={t('bottomNav')} className={bar}>
        <Anchor href={paths.home()} className={entry} aria-current={route === 'home' ? 'page' : undefined}>
          <Icon of={navIcons.HOME} />
          {t('home')}
        </Anchor>
        <Anchor href={paths.hall('rng')} className={entry} aria-current={route === 'rng' ? 'page' : undefined}>
          <Icon of={navIcons.RNG} />
          {t('games')}
        </Anchor>
        <button
          type="button"
          className={entry}
          aria-haspopup="dialog"
          aria-expanded={isOpen('menu')}
          onPointerEnter={() => void loadSheet()}
          onClick={() => open('menu')}
        >
          <Icon of={MenuIcon} />
          {t('menu')}
        </button>
        {member === null ? (
          <button type="button" className={entry} onClick={onLogIn}>
            <Icon of={LogIn} />
            {t('logIn')}
          </button>
        ) : (
          <button
            type="button"
            className={entry}
            aria-haspopup="dialog"
            aria-expanded={isOpen('me')}
            onPointerEnter={() => void loadSheet()}
            onClick={() => open('me')}
          >
            <Icon of={CircleUserRound} />
            {t('me')}
          </button>
        )}
      </nav>
      {sheet !== null && (
        <Suspense fallback={null}>
          <NavigationSheet {...props} {...sheet} onClose={() => setSheet({ ...sheet, open: false })} />
        </Suspense>
      )}
    </>
  );
}
