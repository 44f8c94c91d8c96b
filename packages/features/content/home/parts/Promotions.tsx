import { Suspense } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { usePageSlots } from '#core/site/pageSlots.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
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

/** The block of promotions with a link to all of them, and the ways to the rewards. Without promotions, only the ways. */
export function Promotions({ promotions, promotionsHref, onNear }: PromotionsProps) {
  const { t } = useTranslation('home');
  const slots = usePageSlots();
  if (promotions.status === 'ready' && promotions.value.length === 0) return slots.rewards();
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
            <Stack gap="md">
              <PromotionTeaser promotions={list} />
              {slots.rewards()}
            </Stack>
          </Suspense>
        )}
      </BlockBody>
    </Block>
  );
}
