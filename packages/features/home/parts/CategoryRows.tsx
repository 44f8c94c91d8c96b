import { useTranslation } from 'react-i18next';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { HomeScreenProps } from '../HomeScreen.tsx';
import { Block } from './Block.tsx';
import { BlockFailed } from './BlockFailed.tsx';
import { CategoryCard, CategoryCardSkeleton } from './CategoryCard.tsx';
import { cards } from './CategoryRows.css.ts';

/** As many as most brands offer; the block is the last of the page, so that a difference moves nothing else. */
const placesKept = 6;

/** Every category with its vendors (NAV-04). */
export function CategoryRows({ categories }: Pick<HomeScreenProps, 'categories'>) {
  const { t } = useTranslation('home');
  return (
    <Block title={t('categories.title')}>
      <Rows categories={categories} />
    </Block>
  );
}

function Rows({ categories }: Pick<HomeScreenProps, 'categories'>) {
  const { t } = useTranslation('home');
  const shared = useTranslation('shared').t;
  if (categories.status === 'failed') {
    return <BlockFailed title={t('categories.failed')} error={categories.error} retry={categories.retry} />;
  }
  if (categories.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <div className={cards} aria-hidden>
          {Array.from({ length: placesKept }, (_, index) => (
            <CategoryCardSkeleton key={index} wide={index === 0} />
          ))}
        </div>
      </div>
    );
  }
  if (categories.value.length === 0) {
    return (
      <Card>
        <EmptyState level={3} title={t('categories.empty')} text={t('categories.emptyText')} />
      </Card>
    );
  }
  return (
    <div className={cards}>
      {categories.value.map((category) => (
        <CategoryCard key={category.type} category={category} />
      ))}
    </div>
  );
}
