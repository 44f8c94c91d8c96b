import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { HomeCategory } from '../home.types.ts';
import { scroller } from './Block.css.ts';
import { Block } from './Block.tsx';
import { category as categoryClass, emblem, name as nameClass, strip } from './CategoryStrip.css.ts';

/** Number of placeholders: the categories of a brand that has all of them. */
const usualCategories = 9;

/** The categories of games as a strip of icons (NAV-04). */
export function CategoryStrip({ categories }: { categories: Remote<readonly HomeCategory[]> }) {
  const { t } = useTranslation('home');
  if (categories.status === 'failed') {
    return (
      <Block title={t('categories.title')} remote={categories} skeleton={null}>
        {() => null}
      </Block>
    );
  }
  if (categories.status === 'loading') return <StripSkeleton />;
  if (categories.value.length === 0) return null;
  return (
    <nav aria-label={t('categories.title')}>
      <ul role="list" className={`${scroller} ${strip}`}>
        {categories.value.map(({ type, name, href }) => (
          <li key={type}>
            <Anchor href={href} className={categoryClass}>
              <span className={emblem}>
                <Icon of={navIcons[type]} size="large" />
              </span>
              <span className={nameClass}>{name ?? t(`common:gameTypes.${type}`)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function StripSkeleton() {
  return (
    <div className={`${scroller} ${strip}`} aria-hidden>
      {Array.from({ length: usualCategories }, (_, index) => (
        <span key={index} className={categoryClass}>
          <span className={emblem} />
          <Skeleton shape="text" size="xs" />
        </span>
      ))}
    </div>
  );
}
