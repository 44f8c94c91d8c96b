import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { PromotionType } from '../shared/promotionType.ts';
import type { Remote } from '../shared/remote.ts';
import { PromotionGrid } from './parts/PromotionGrid.tsx';
import { TypeFilter } from './parts/TypeFilter.tsx';
import type { PromotionView } from './promotionView.ts';

export interface PromotionsScreenProps {
  /** Those of the chosen type. */
  readonly promotions: Remote<readonly PromotionView[]>;
  /** The types that occur. */
  readonly types: readonly PromotionType[];
  /** Null for all. */
  readonly chosen: PromotionType | null;
  readonly hrefFor: (type: PromotionType | null) => string;
  readonly homeHref: string;
}

/** What the operator offers, to be narrowed down by type (TXT-03). */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const { t } = useTranslation('content');
  return (
    <Stack gap="lg">
      <header>
        <Heading level={1}>{t('promotions.title')}</Heading>
        <Text tone="muted">{t('promotions.text')}</Text>
      </header>
      <TypeFilter {...props} />
      <PromotionGrid {...props} />
    </Stack>
  );
}
