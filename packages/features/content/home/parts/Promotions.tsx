import { Suspense } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { HomeScreenProps } from '../home.types.ts';
import { Block } from './Block.tsx';
import { BlockBody } from './BlockBody.tsx';
import { More } from './More.tsx';
import { Near } from './Near.tsx';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';
import type { PromotionTeaserProps } from './PromotionTeaser.tsx';

const PromotionTeaser = lazyComponent<PromotionTeaserProps>(
  async () => (await import('./PromotionTeaser.tsx')).PromotionTeaser,
);

type PromotionsProps = Pick<HomeScreenProps, 'promotions' | 'promotionsHref' | 'onNear'>;

/** The block of promotions, with a link to all of them. Renders nothing when there are none. */
export function Promotions({ promotions, promotionsHref, onNear }: PromotionsProps) {
  const { t } = useTranslation('home');
  if (promotions.status === 'ready' && promotions.value.length === 0) return null;
  const fetchAhead = () => {
    void PromotionTeaser.preload();
    onNear('promotions');
  };
  const skeleton = <PromotionsSkeleton />;
  return (
    <Block title={t('promotions.title')} aside={<More href={promotionsHref}>{t('promotions.all')}</More>}>
      <BlockBody
        remote={promotions}
        failed={t('promotions.failed')}
        skeleton={<Near onNear={fetchAhead}>{skeleton}</Near>}
      >
        {(list) => (
          <Suspense fallback={skeleton}>
            <PromotionTeaser promotions={list} />
          </Suspense>
        )}
      </BlockBody>
    </Block>
  );
}
