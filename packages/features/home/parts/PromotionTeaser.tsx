import { Badge } from '#ui/Badge/Badge.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { PetalFan } from '../../shared/PetalFan.tsx';
import { typeOf } from '../../shared/promotionType.ts';
import type { TeaserView } from '../home.model.ts';
import { body, ornament, picture, plain, row } from './Promotions.css.ts';

export interface PromotionTeaserProps {
  promotions: readonly TeaserView[];
}

export function PromotionTeaser({ promotions }: PromotionTeaserProps) {
  const { t } = useTranslation('home');
  const shared = useTranslation('shared').t;
  return (
    <ul role="list" className={row} aria-label={t('promotions.title')}>
      {promotions.map(({ id, title, type, image, href }) => (
        <Card key={id} as="li" padding="none" interactive>
          <div className={picture}>
            {image === null ? (
              <div className={plain}>
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
