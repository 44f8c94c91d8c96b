import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { room, scroller } from '../Block.css.ts';
import { Block } from '../Block.tsx';
import { More } from '../More.tsx';
import { DrawRing } from './DrawRing.tsx';
import { ball, balls, draw as drawClass, drawTop, filled, mark, name as nameClass } from './Draws.css.ts';
import type { DrawView } from './near.types.ts';
import { Ticking } from './Ticking.tsx';

interface DrawsProps {
  draws: Remote<readonly DrawView[]>;
  /** All lotteries. */
  href: string;
  onOpen: GuardedOpen;
}

/** The lotteries that take bets, with what is left of their time and their last result. */
export function Draws({ draws, href, onOpen }: DrawsProps) {
  const { t } = useTranslation('home');
  return (
    <Block
      title={t('draws.title')}
      remote={draws}
      aside={<More href={href}>{t('all')}</More>}
      skeleton={<div className={room.draws} />}
    >
      {(list) =>
        list.length === 0 ? null : (
          <GuardedLinks onOpen={onOpen}>
            <Ticking>
              <ul role="list" className={`${scroller} ${filled}`} aria-label={t('draws.title')}>
                {list.map((draw) => (
                  <Draw key={draw.id} {...draw} />
                ))}
              </ul>
            </Ticking>
          </GuardedLinks>
        )
      }
    </Block>
  );
}

function Draw({ name, image, href, closesAt, lastDigits }: DrawView) {
  const { t } = useTranslation('home');
  return (
    <Card as="li" padding="none" interactive>
      <div className={drawClass}>
        <span className={drawTop}>
          <span className={mark}>
            <LazyImage src={image} alt="" ratio="1:1" radius="control" />
          </span>
          <DrawRing closesAt={closesAt} />
        </span>
        <span className={nameClass}>
          <CardLink href={href}>{name}</CardLink>
        </span>
        {lastDigits.length > 0 && (
          <span
            role="img"
            className={balls}
            aria-label={t('draws.last', { digits: lastDigits.join(' ') })}
            translate="no"
          >
            {lastDigits.map((digit, index) => (
              <span key={index} className={ball}>
                {digit}
              </span>
            ))}
          </span>
        )}
      </div>
    </Card>
  );
}
