import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import type { HomeScreenProps } from '../home.types.ts';
import { Block } from './Block.tsx';
import { BlockBody } from './BlockBody.tsx';
import { CategoryCard, CategoryCardSkeleton } from './CategoryCard.tsx';
import { cards } from './CategoryRows.css.ts';

/** Number of vendors per skeleton category, like a typical brand. */
const skeletonVendors = [24, 7, 4, 4, 3, 2, 5, 2, 2];

/** The block of all categories with their vendors (NAV-04). */
export function CategoryRows({ categories }: Pick<HomeScreenProps, 'categories'>) {
  const { t } = useTranslation('home');
  return (
    <Block title={t('categories.title')}>
      <BlockBody remote={categories} failed={t('categories.failed')} skeleton={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <Card>
              <EmptyState level={3} title={t('categories.empty')} text={t('categories.emptyText')} />
            </Card>
          ) : (
            <div className={cards}>
              {list.map((category) => (
                <CategoryCard key={category.type} category={category} />
              ))}
            </div>
          )
        }
      </BlockBody>
    </Block>
  );
}

function RowsSkeleton() {
  return (
    <div className={cards}>
      {skeletonVendors.map((vendors, index) => (
        <CategoryCardSkeleton key={index} vendors={vendors} />
      ))}
    </div>
  );
}
