import { typeOf } from '#core/catalogue/promotionType.ts';
import type { Remote } from '#core/data/remote.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { room, scroller } from '../Block.css.ts';
import { Block } from '../Block.tsx';
import { More } from '../More.tsx';
import type { PromotionValue, TeaserView } from './near.types.ts';
import { filled, name, note, promotion, value as valueClass } from './Promotions.css.ts';

/** The promotions by what they are worth, each with the one condition that binds. */
export function Promotions({ promotions, href }: { promotions: Remote<readonly TeaserView[]>; href: string }) {
  const { t } = useTranslation('home');
  const typeName = useTranslation('promotionTypes').t;
  const worth = useValueText();
  return (
    <Block
      title={t('promotions.title')}
      remote={promotions}
      aside={<More href={href}>{t('all')}</More>}
      skeleton={<div className={room.promotions} />}
    >
      {(list) =>
        list.length === 0 ? null : (
          <ul role="list" className={`${scroller} ${filled}`} aria-label={t('promotions.title')}>
            {list.map(({ id, title, type, value, times, href: target }) => (
              <Card key={id} as="li" padding="none" interactive>
                <div className={promotion}>
                  {value === null ? (
                    <span className={valueClass}>
                      <CardLink href={target}>{title}</CardLink>
                    </span>
                  ) : (
                    <>
                      <b className={valueClass}>{worth(value)}</b>
                      <span className={name}>
                        <CardLink href={target}>{title}</CardLink>
                      </span>
                    </>
                  )}
                  <span className={note}>
                    {times === null
                      ? typeName(`types.${typeOf({ type })}`)
                      : times === 0
                        ? t('promotions.free')
                        : t('promotions.times', { times })}
                  </span>
                </div>
              </Card>
            ))}
          </ul>
        )
      }
    </Block>
  );
}

function useValueText(): (value: PromotionValue) => string {
  const { t } = useTranslation('home');
  const amount = useShortMoneyText();
  return (value) =>
    value.kind === 'percent'
      ? t('promotions.percent', { percent: value.percent, most: amount(value.most) })
      : t(`promotions.${value.kind}`, { sum: amount(value.sum) });
}
