import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { HydrateWhenNear } from '#core/components/HydrateWhenNear.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { HomeCategory } from '../home.types.ts';
import { emblem, head, layout, names, place, vendors, widths } from './CategoryCard.css.ts';
import { VendorChip, VendorChipSkeleton } from './VendorChip.tsx';

/** The card of a category: name, number of vendors, and a chip per vendor. */
export function CategoryCard({ category }: { category: HomeCategory }) {
  const { type, href } = category;
  const { t } = useTranslation('home');
  const shared = useTranslation('common').t;
  const name = category.name ?? shared(`gameTypes.${type}`);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  return (
    <Cell vendors={category.vendors.length}>
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
          <ul ref={list} role="list" aria-labelledby={id} className={vendors}>
            <HydrateWhenNear place={list}>
              {category.vendors.map((vendor) => (
                <VendorChip key={vendor.vassalage} vendor={vendor} />
              ))}
            </HydrateWhenNear>
          </ul>
        </div>
      </Card>
    </Cell>
  );
}

/** The flex item of a card, sized by the number of vendors. */
function Cell({ vendors: count, children }: { vendors: number; children: ReactNode }) {
  return <div className={`${place} ${widths[Math.max(0, count - 3)] ?? ''}`}>{children}</div>;
}

/** Placeholder of a category that is still loading. */
export function CategoryCardSkeleton({ vendors: count }: { vendors: number }) {
  return (
    <Cell vendors={count}>
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
    </Cell>
  );
}
