import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import type { PromotionView } from '../promotions.types.ts';
import { typeIcons } from './typeIcons.ts';

/** Badges of a promotion: its type, and whether it has ended. */
export function PromotionMarks({ promotion }: { promotion: Pick<PromotionView, 'type' | 'ended'> }) {
  const { t } = useTranslation('promotions');
  const shared = useTranslation('common').t;
  return (
    <Inline gap="xs">
      <Badge tone="accentSoft">
        <Icon of={typeIcons[promotion.type]} size="text" />
        {shared(`promotionTypes.${promotion.type}`)}
      </Badge>
      {promotion.ended && <Badge>{t('ended')}</Badge>}
    </Inline>
  );
}
