import { Check } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { VipLevel } from '#api/vip.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { ofMetal } from '#ui/Medal/Medal.css.ts';
import { Medal } from '#ui/Medal/Medal.tsx';
import { metalOf } from '#ui/Medal/medalRank.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { nextLevel, topBenefits } from '../vip.model.ts';
import { benefit, benefits, card, cardHead, cardMedal, cards, own as ownClass, tick } from './LevelCards.css.ts';
import { useVipTexts } from './useVipTexts.ts';

interface LevelCardsProps {
  levels: readonly VipLevel[];
  /** Null for a visitor. */
  ownRank: number | null;
}

/** A card for each level: its medal, the three benefits in which it differs most, and what reaches it. The own one is first in view. */
export function LevelCards({ levels, ownRank }: LevelCardsProps) {
  const { t } = useTranslation('vip');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const place = levels.findIndex(({ rank }) => rank === ownRank);
  useLayoutEffect(() => {
    const [row, own] = [list.current, list.current?.children[place]];
    if (!row || !own) return;
    // From edge to edge, whichever way the page is written.
    const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
    row.scrollBy({
      left: own.getBoundingClientRect().left - row.getBoundingClientRect().left - inset,
      behavior: 'instant',
    });
  }, [place]);
  const next = ownRank === null ? undefined : nextLevel(levels, { rank: ownRank });
  return (
    <Stack gap="sm">
      <Heading level={2} id={id}>
        {t('table.title')}
      </Heading>
      {/* A list that scrolls is reached by the Tab key and moved by the arrow keys. */}
      <div role="region" aria-labelledby={id}>
        <ul ref={list} role="list" aria-labelledby={id} tabIndex={0} className={cards}>
          {levels.map((level, index) => (
            <LevelCard
              key={level.rank}
              level={level}
              below={levels[index - 1]}
              place={index}
              of={levels.length}
              mark={level.rank === ownRank ? 'own' : level === next ? 'next' : undefined}
            />
          ))}
        </ul>
      </div>
    </Stack>
  );
}

interface LevelCardProps {
  level: VipLevel;
  below: VipLevel | undefined;
  place: number;
  of: number;
  mark: 'own' | 'next' | undefined;
}

function LevelCard({ level, below, place, of, mark }: LevelCardProps) {
  const { t } = useTranslation('vip');
  const texts = useVipTexts();
  const asked = texts.asked(level.needs);
  return (
    <li
      aria-current={mark === 'own' || undefined}
      className={classes(card, surfaces.surface, ofMetal[metalOf(place, of)], mark === 'own' && ownClass)}
    >
      <div className={cardHead}>
        <div className={cardMedal}>
          <Medal rank={place} levels={of} />
        </div>
        {mark !== undefined && (
          <Badge tone={mark === 'own' ? 'accentSoft' : 'money'}>{t(mark === 'own' ? 'table.own' : 'card.next')}</Badge>
        )}
      </div>
      <Heading level={3} size="lg">
        {level.name}
      </Heading>
      <ul role="list" className={benefits}>
        {topBenefits(level, below).map(({ key, value }) => (
          <Text as="li" size="sm" numeric key={key}>
            <span className={benefit}>
              <span className={tick}>
                <Icon of={Check} size="small" />
              </span>
              <span>{texts.benefit(key, value)}</span>
            </span>
          </Text>
        ))}
      </ul>
      <Text size="xs" tone="muted" numeric>
        {asked === null ? t('card.start') : t('card.needs', { sums: asked })}
      </Text>
    </li>
  );
}
