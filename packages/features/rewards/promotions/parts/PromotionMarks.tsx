import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { stateTones } from '../../offer/offer.model.ts';
import type { PromotionView } from '../promotions.types.ts';
import { typeIcons } from './typeIcons.ts';

/** Badges of a promotion: its type, whether it has ended, and what it is for the player. */
export function PromotionMarks({ promotion }: { promotion: Pick<PromotionView, 'type' | 'ended' | 'state'> }) {
  const { t } = useTranslation('promotions');
  const typeName = useTranslation('promotionTypes').t;
  // What can be joined is not marked: it is most of the list.
  const shown = promotion.ended || promotion.state === 'join' ? null : promotion.state;
  return (
    <Inline gap="xs">
      <Badge tone="accentSoft">
        <Icon of={typeIcons[promotion.type]} size="text" />
        <span>{typeName(`types.${promotion.type}`)}</span>
      </Badge>
      {promotion.ended && <Badge>{t('ended')}</Badge>}
      {shown !== null && <Badge tone={stateTones[shown]}>{t(`states.${shown}`)}</Badge>}
    </Inline>
  );
}
