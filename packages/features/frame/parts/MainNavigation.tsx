import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { paths, routeOf } from '../../shared/navigation.ts';
import { row } from '../FrameScreen.css.ts';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import { failure, link, list, navigation, place } from './MainNavigation.css.ts';
import { NavigationItem } from './NavigationItem.tsx';

/** NAV-04: home, then one entry per game type that has a vendor, each with its vendors below it. Wide screens only. */
export function MainNavigation({ categories, pathname }: FrameScreenProps) {
  const { t } = useTranslation('frame');
  const shared = useTranslation('shared').t;
  return (
    <nav aria-label={t('mainNav')} className={navigation}>
      <div className={row}>
        <ul className={list}>
          <li>
            <Anchor
              href={paths.home()}
              className={link}
              aria-current={routeOf(pathname) === 'home' ? 'page' : undefined}
            >
              <Icon of={navIcons.HOME} />
              {t('home')}
            </Anchor>
          </li>
          {categories.status === 'loading' &&
            Array.from({ length: 6 }, (_, index) => (
              <li key={index} className={place}>
                <Skeleton shape="text" />
              </li>
            ))}
          {categories.status === 'ready' &&
            categories.value.map((category) => (
              <NavigationItem key={category.type} category={category} current={pathname === category.href} />
            ))}
          {categories.status === 'failed' && (
            <li className={failure}>
              {t('navFailed')}
              <Button size="small" tone="quiet" onClick={categories.retry}>
                {shared('retry')}
              </Button>
            </li>
          )}
        </ul>
      </div>
    </nav>
  );
}
