import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import type { PromotionsScreenProps } from '../promotions.types.ts';
import { skeleton } from './TypeFilter.css.ts';
import { typeIcons } from './typeIcons.ts';

type TypeFilterProps = Pick<PromotionsScreenProps, 'promotions' | 'types' | 'chosen' | 'hrefFor'>;

/** Links that filter by type. Reserves its space while loading; renders nothing with fewer than two types. */
export function TypeFilter({ promotions, types, chosen, hrefFor }: TypeFilterProps) {
  const { t } = useTranslation('promotions');
  const typeName = useTranslation('promotionTypes').t;
  if (promotions.status === 'loading') return <div className={skeleton} aria-hidden />;
  if (types.length < 2) return null;
  return (
    <TabStrip
      label={t('types')}
      items={[
        { id: 'all', label: t('all'), href: hrefFor(null) },
        ...types.map((type) => ({
          id: type,
          label: typeName(`types.${type}`),
          href: hrefFor(type),
          leading: <Icon of={typeIcons[type]} size="small" />,
        })),
      ]}
      chosen={chosen ?? 'all'}
      previousLabel={t('previousTypes')}
      nextLabel={t('nextTypes')}
    />
  );
}
