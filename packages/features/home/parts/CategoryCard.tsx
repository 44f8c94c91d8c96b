import { ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { HomeCategory } from '../HomeScreen.tsx';
import { emblem, head, layout, names, place, vendorCount, vendors } from './CategoryCard.css.ts';
import { VendorChip, VendorChipSkeleton } from './VendorChip.tsx';

/** A category: its name, how many vendors, and their marks. */
export function CategoryCard({ category }: { category: HomeCategory }) {
  const { type, href } = category;
  const { t } = useTranslation('home');
  const name = useTranslation('shared').t(`gameTypes.${type}`);
  const id = useId();
  return (
    <Place vendors={category.vendors.length}>
      <Card as="section" aria-labelledby={id}>
        <div className={layout}>
          <div className={head}>
            <span className={emblem}>
              <Icon of={navIcons[type]} size="large" />
            </span>
            <div className={names}>
              <Heading level={3} size="md" id={id}>
                {name}
              </Heading>
              <Text size="sm" tone="muted">
                {t('categories.count', { total: category.vendors.length })}
              </Text>
            </div>
            <Link href={href} underline="hover" size="touch">
              <span aria-hidden>{t('categories.all')}</span>
              <VisuallyHidden>{t('categories.allOf', { category: name })}</VisuallyHidden>
              <Icon of={ChevronRight} size="text" />
            </Link>
          </div>
          <ul role="list" aria-labelledby={id} className={vendors}>
            {category.vendors.map((vendor) => (
              <VendorChip key={vendor.vassalage} vendor={vendor} />
            ))}
          </ul>
        </div>
      </Card>
    </Place>
  );
}

function Place({ vendors: count, children }: { vendors: number; children: ReactNode }) {
  return (
    <div className={place} style={{ [vendorCount]: count } as CSSProperties}>
      {children}
    </div>
  );
}

/** The place of a category that is still loading. */
export function CategoryCardSkeleton({ vendors: count }: { vendors: number }) {
  return (
    <Place vendors={count}>
      <Card>
        <div className={layout}>
          <div className={head}>
            <Skeleton shape="circle" />
            <div className={names}>
              <Skeleton shape="text" />
              <Skeleton shape="text" size="sm" />
            </div>
          </div>
          <ul className={vendors}>
            {Array.from({ length: count }, (_, index) => (
              <VendorChipSkeleton key={index} />
            ))}
          </ul>
        </div>
      </Card>
    </Place>
  );
}
