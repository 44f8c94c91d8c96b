import { typeOf } from '#core/catalogue/promotionType.ts';
import { PetalFan } from '#core/components/PetalFan.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import type { TeaserView } from '../home.types.ts';
import { body, ornament, picture, placeholder, row } from './Promotions.css.ts';

/** Props of `PromotionTeaser`. */
export interface PromotionTeaserProps {
  promotions: readonly TeaserView[];
}

/** The teaser cards of the promotions. */
export function PromotionTeaser({ promotions }: PromotionTeaserProps) {
  const { t } = useTranslation('home');
  const shared = useTranslation('common').t;
  return (
    <ul role="list" className={row} aria-label={t('promotions.title')}>
      {promotions.map(({ id, title, type, image, href }) => (
        <Card key={id} as="li" padding="none" interactive>
          <div className={picture}>
            {image === null ? (
              <div className={placeholder}>
                <span className={ornament}>
                  <PetalFan />
                </span>
              </div>
            ) : (
              <LazyImage src={image} alt="" ratio="3:1" />
            )}
          </div>
          <div className={body}>
            <Badge tone="accentSoft">{shared(`promotionTypes.${typeOf({ type })}`)}</Badge>
            <Heading level={3} size="md">
              <CardLink href={href}>{title}</CardLink>
            </Heading>
          </div>
        </Card>
      ))}
    </ul>
  );
}
