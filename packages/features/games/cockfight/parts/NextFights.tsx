import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { MatchRow } from '#ui/MatchRow/MatchRow.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { CockfightScreenProps, FightView } from '../cockfight.types.ts';
import { allLink, bone, head, rows } from '../CockfightScreen.css.ts';
import { useFightWords } from './useFightWords.ts';

/** The rows of documents. The others follow after the first paint. */
const firstRows = 3;
const skeletons = 4;

interface NextFightsProps extends Pick<CockfightScreenProps, 'isPicked' | 'onPick'> {
  /** Null while they are unknown. */
  next: readonly FightView[] | null;
  /** Opens all fights at the vendor. */
  bookHref: string | null;
  /** How many fights the whole day has; null while that is unknown. */
  today: number | null;
}

/** The fights that follow, by their time, with the prices of red and blue. */
export function NextFights({ next, bookHref, today, isPicked, onPick }: NextFightsProps) {
  const { t } = useTranslation('cockfight');
  const { pickName, priceName, begins } = useFightWords();
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstRows);
  const id = useId();
  return (
    <>
      <section aria-labelledby={id}>
        <div className={head}>
          <Heading level={2} id={id}>
            {t('next')}
          </Heading>
          {/* With its words, which are as long as the number in them. */}
          {bookHref !== null && next !== null && (
            <Anchor href={bookHref} className={allLink}>
              <span>{today === null ? t('all') : t('today', { count: today })}</span>
              <Icon of={ChevronRight} size="text" />
            </Anchor>
          )}
        </div>
        {next === null && (
          <div aria-hidden className={rows}>
            {Array.from({ length: skeletons }, (_, at) => (
              <span key={at} className={bone} />
            ))}
          </div>
        )}
        {next?.length === 0 && (
          <Text size="sm" tone="muted">
            {t('noNext')}
          </Text>
        )}
        {next !== null && next.length > 0 && (
          <Card as="ul" padding="none" role="list" aria-labelledby={id}>
            {next.slice(0, most).map((fight) => (
              <MatchRow
                key={fight.matchId}
                as="li"
                when={begins(fight).time}
                whenNote={begins(fight).left}
                home={{ name: fight.red, corner: 'red' }}
                away={{ name: fight.blue, corner: 'blue' }}
                against={t('against')}
                markets={[
                  {
                    id: 'prices',
                    label: t('prices'),
                    prices: fight.prices
                      .filter(({ outcome }) => outcome !== 'draw')
                      .map((price) => ({
                        ...{ id: price.outcome, price: price.price, closed: price.closed, movement: price.movement },
                        label: priceName(fight, price),
                        side: price.outcome === 'home' ? 'red' : 'blue',
                        chosen: price.pick !== null && isPicked(price.pick),
                        onChoose() {
                          if (price.pick !== null) onPick(price.pick, pickName(fight, price));
                        },
                      })),
                  },
                ]}
              />
            ))}
          </Card>
        )}
      </section>
      {next !== null && most > firstRows && (
        <Text size="xs" tone="muted">
          {t('note')}
        </Text>
      )}
    </>
  );
}
