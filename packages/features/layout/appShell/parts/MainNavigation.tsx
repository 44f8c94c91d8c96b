import { useRef } from 'react';
import type { LayoutBlock } from '#api/system.ts';
import { HydrateWhenNear } from '#core/components/HydrateWhenNear.tsx';
import { LoadingLine } from '#core/components/LoadingLine.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { routeOf } from '#core/routing/routes.ts';
import { classes } from '#ui/Box/element.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { row } from '../AppShell.css.ts';
import type { AppShellProps } from '../appShell.types.ts';
import { navigationLinks } from '../navigation.model.ts';
import { failure, line, link, list, navigation as navigationClass, skeletonItem } from './MainNavigation.css.ts';
import { moveThrough } from './moveThrough.ts';
import { NavigationItem } from './NavigationItem.tsx';

type MainNavigationProps = Pick<AppShellProps, 'navigation' | 'categories' | 'pathname' | 'onLiveChat'>;

/**
 * Main navigation on wide screens (NAV-04): home, the game categories with their vendors, promotions, download and live
 * chat. Tab visits every link; the arrow keys move between the entries as in a menu bar.
 */
export function MainNavigation({ navigation, categories, pathname, onLiveChat }: MainNavigationProps) {
  const { t } = useTranslation('appShell');
  const place = useRef<HTMLElement>(null);
  return (
    <nav ref={place} aria-label={t('mainNav')} className={navigationClass}>
      <div className={classes(row, line)}>
        <ul
          className={list}
          onKeyDown={(event) => moveThrough(event, ':scope > li > a, :scope > li > button', 'horizontal')}
        >
          <HydrateWhenNear place={place}>
            {navigation.map((block) => (
              <Block key={block} block={block} categories={categories} pathname={pathname} onLiveChat={onLiveChat} />
            ))}
          </HydrateWhenNear>
        </ul>
      </div>
    </nav>
  );
}

interface BlockProps extends Omit<MainNavigationProps, 'navigation'> {
  block: LayoutBlock<'navigation'>;
}

function Block({ block, categories, pathname, onLiveChat }: BlockProps) {
  const { t } = useTranslation('appShell');
  if (block === 'games') return <Games categories={categories} pathname={pathname} />;
  if (block === 'livechat') {
    if (onLiveChat === undefined) return null;
    return (
      <li>
        <button type="button" className={link} aria-haspopup="dialog" onClick={onLiveChat}>
          <Icon of={navIcons.LIVECHAT} size="small" />
          <span>{t('livechat')}</span>
        </button>
      </li>
    );
  }
  const { href, route, icon } = navigationLinks[block];
  return (
    <li>
      <Anchor href={href} className={link} aria-current={routeOf(pathname) === route ? 'page' : undefined}>
        <Icon of={navIcons[icon]} size="small" />
        <span>{t(block)}</span>
      </Anchor>
    </li>
  );
}

function Games({ categories, pathname }: Pick<MainNavigationProps, 'categories' | 'pathname'>) {
  const { t } = useTranslation('appShell');
  if (categories.status === 'loading') {
    return Array.from({ length: 6 }, (_, index) => (
      <li key={index} className={skeletonItem}>
        {index === 0 ? <LoadingLine /> : <Skeleton shape="text" />}
      </li>
    ));
  }
  if (categories.status === 'ready') {
    return categories.value.map((category) => (
      <NavigationItem key={category.type} category={category} current={pathname === category.href} />
    ));
  }
  return (
    <li className={failure}>
      <span>{t('navFailed')}</span>
      <Button size="small" tone="quiet" busy={categories.refreshing === true} onClick={categories.retry}>
        {t('common:retry')}
      </Button>
    </li>
  );
}
