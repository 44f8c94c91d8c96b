import { Icon } from '#ui/Icon/Icon.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { PromotionsScreenProps } from '../PromotionsScreen.tsx';
import { place } from './TypeFilter.css.ts';
import { typeIcons } from './typeIcons.ts';

type TypeFilterProps = Pick<PromotionsScreenProps, 'promotions' | 'types' | 'chosen' | 'hrefFor'>;

/** The types that occur, each an address of its own. Nothing where there is no choice; its place while that is unknown. */
export function TypeFilter({ promotions, types, chosen, hrefFor }: TypeFilterProps) {
  const { t } = useTranslation('content');
  const shared = useTranslation('shared').t;
  if (promotions.status === 'loading') return <div className={place} aria-hidden />;
  if (types.length < 2) return null;
  return (
    <TabStrip
      label={t('promotions.types')}
      items={[
        { id: 'all', label: t('promotions.all'), href: hrefFor(null) },
        ...types.map((type) => ({
          id: type,
          label: shared(`promotionTypes.${type}`),
          href: hrefFor(type),
          leading: <Icon of={typeIcons[type]} size="small" />,
        })),
      ]}
      chosen={chosen ?? 'all'}
      previousLabel={t('promotions.previousTypes')}
      nextLabel={t('promotions.nextTypes')}
    />
  );
}
