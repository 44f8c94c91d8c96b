import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { HomeScreenProps } from '../HomeScreen.tsx';
import { Block } from './Block.tsx';
import { BlockBody } from './BlockBody.tsx';
import { CategoryCard, CategoryCardSkeleton } from './CategoryCard.tsx';
import { cards } from './CategoryRows.css.ts';

/** As many vendors in as many categories as most brands offer. */
const placesKept = [24, 7, 4, 4, 3, 2, 5, 2, 2];

/** Every category with its vendors (NAV-04). */
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
      {placesKept.map((vendors, index) => (
        <CategoryCardSkeleton key={index} vendors={vendors} />
      ))}
    </div>
  );
}
