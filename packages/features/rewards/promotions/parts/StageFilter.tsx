import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TabStrip } from '#ui/TabStrip/TabStrip.tsx';
import type { Stage } from '../../offer/offer.model.ts';
import type { PromotionsScreenProps } from '../promotions.types.ts';

interface StageFilterProps extends Pick<PromotionsScreenProps, 'stage' | 'chosen' | 'hrefFor'> {
  /** The steps that promotions are in. */
  stages: readonly Stage[];
}

/** Links that filter by how far the player is. Renders nothing with fewer than two steps. */
export function StageFilter({ stages, stage, chosen, hrefFor }: StageFilterProps) {
  const { t } = useTranslation('promotions');
  if (stages.length < 2) return null;
  return (
    <TabStrip
      label={t('stages')}
      items={[
        { id: 'all', label: t('all'), href: hrefFor(chosen, null) },
        ...stages.map((each) => ({ id: each, label: t(`stage.${each}`), href: hrefFor(chosen, each) })),
      ]}
      chosen={stage ?? 'all'}
      previousLabel={t('previousTypes')}
      nextLabel={t('nextTypes')}
    />
  );
}
