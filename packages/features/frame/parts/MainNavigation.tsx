import type { LayoutBlock } from '#api/system.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { routeOf } from '../../shared/navigation.ts';
import { row } from '../FrameScreen.css.ts';
import type { FrameScreenProps } from '../FrameScreen.tsx';
import { navigationLinks } from '../navigation.model.ts';
import { failure, link, list, navigation, place } from './MainNavigation.css.ts';
import { moveThrough } from './moveThrough.ts';
import { NavigationItem } from './NavigationItem.tsx';

/**
 * NAV-04: home, one entry per game type that has a vendor, each with its vendors below it, promotions, download, live
 * chat. Tab goes through it as through any links; the arrow keys move within it, as in a menu bar. Wide screens only.
 */
export function MainNavigation(props: FrameScreenProps) {
  const { t } = useTranslation('frame');
  return (
    <nav aria-label={t('mainNav')} className={navigation}>
      <div className={row}>
        <ul
          className={list}
          onKeyDown={(event) => moveThrough(event, ':scope > li > a, :scope > li > button', 'horizontal')}
        >
          {props.navigation.map((block) => (
            <Block key={block} block={block} {...props} />
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Block({ block, onLiveChat, ...props }: FrameScreenProps & { block: LayoutBlock<'navigation'> }) {
  const { t } = useTranslation('frame');
  if (block === 'games') return <Games {...props} />;
  if (block === 'livechat') {
    if (onLiveChat === undefined) return null;
    return (
      <li>
        <button type="button" className={link} aria-haspopup="dialog" onClick={onLiveChat}>
          <Icon of={navIcons.LIVECHAT} size="small" />
          {t('livechat')}
        </button>
      </li>
    );
  }
  const { href, route, icon } = navigationLinks[block];
  return (
    <li>
      <Anchor href={href} className={link} aria-current={routeOf(props.pathname) === route ? 'page' : undefined}>
        <Icon of={navIcons[icon]} size="small" />
        {t(block)}
      </Anchor>
    </li>
  );
}

function Games({ categories, pathname }: Pick<FrameScreenProps, 'categories' | 'pathname'>) {
  const { t } = useTranslation('frame');
  const shared = useTranslation('shared').t;
  if (categories.status === 'loading') {
    return Array.from({ length: 6 }, (_, index) => (
      <li key={index} className={place}>
        <Skeleton shape="text" />
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
      {t('navFailed')}
      <Button size="small" tone="quiet" busy={categories.refreshing === true} onClick={categories.retry}>
        {shared('retry')}
      </Button>
    </li>
  );
}
