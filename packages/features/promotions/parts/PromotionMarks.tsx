import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { PromotionView } from '../promotionView.ts';
import { typeIcons } from './typeIcons.ts';

/** What kind of promotion it is, and whether it is over. */
export function PromotionMarks({ promotion }: { promotion: Pick<PromotionView, 'type' | 'ended'> }) {
  const { t } = useTranslation('content');
  const shared = useTranslation('shared').t;
  return (
    <Inline gap="xs">
      <Badge tone="accentSoft">
        <Icon of={typeIcons[promotion.type]} size="text" />
        {shared(`promotionTypes.${promotion.type}`)}
      </Badge>
      {promotion.ended && <Badge>{t('promotions.ended')}</Badge>}
    </Inline>
  );
}
