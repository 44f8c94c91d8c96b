import { Suspense } from 'react';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { lazyPart } from '../../shared/lazyPart.tsx';
import type { HomeScreenProps } from '../HomeScreen.tsx';
import { Block } from './Block.tsx';
import { BlockBody } from './BlockBody.tsx';
import { More } from './More.tsx';
import { Near } from './Near.tsx';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';
import type { PromotionTeaserProps } from './PromotionTeaser.tsx';

const PromotionTeaser = lazyPart<PromotionTeaserProps>(
  async () => (await import('./PromotionTeaser.tsx')).PromotionTeaser,
);

type PromotionsProps = Pick<HomeScreenProps, 'promotions' | 'promotionsHref' | 'onNear'>;

/** A few promotions, and the way to all of them. Without any, nothing at all. */
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
