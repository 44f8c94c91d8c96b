import { LazyClosedPage } from '#core/centre/LazyClosedPage.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { PromotionGrid } from './parts/PromotionGrid.tsx';
import { StageFilter } from './parts/StageFilter.tsx';
import { TypeFilter } from './parts/TypeFilter.tsx';
import type { PromotionsScreenProps } from './promotions.types.ts';
import { linksPlace } from './PromotionsScreen.css.ts';

/** Page with all promotions and a filter by type (TXT-03). During a break of the player it shows none (RSP-06). */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const { RewardLinks, promotions, types, chosen, hrefFor, homeHref, closed } = props;
  const { t } = useTranslation('promotions');
  if (closed !== null) {
    return (
      <Stack gap="lg">
        <Heading level={1}>{t('title')}</Heading>
        <LazyClosedPage name={t('title')} closed={closed} />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <header>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </header>
      <LazySection placeholder={<div className={linksPlace} />}>
        <RewardLinks />
      </LazySection>
      <TypeFilter promotions={promotions} types={types} chosen={chosen} hrefFor={hrefFor} />
      {props.stages !== null && (
        <StageFilter stages={props.stages} stage={props.stage} chosen={chosen} hrefFor={hrefFor} />
      )}
      <PromotionGrid promotions={promotions} chosen={chosen} hrefFor={hrefFor} homeHref={homeHref} />
    </Stack>
  );
}
