import { Check } from 'lucide-react';
import type { VipLevel, VipLevelsValue } from '#api/vip.ts';
import { usePlayStopText } from '#core/components/PlayStopped.tsx';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { PlayStop } from '#core/session/playStatus.ts';
import { classes } from '#ui/Box/element.ts';
import { showcase } from '#ui/Box/showcase.css.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { ofMetal } from '#ui/Medal/Medal.css.ts';
import { Medal } from '#ui/Medal/Medal.tsx';
import { metalOf } from '#ui/Medal/medalRank.ts';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { goalOf, levelOfRank, placeOf } from '../vip.model.ts';
import { goal as goalClass, hero, heroMedal, heroText, sum, sums as sumsClass } from './LevelHero.css.ts';
import { useVipTexts } from './useVipTexts.ts';

export interface LevelHeroProps {
  own: NonNullable<VipLevelsValue['own']>;
  levels: readonly VipLevel[];
  /** The player's own break, during which nothing is said of progress (RSP-06). */
  stop: PlayStop | null;
}

/** The member's level with its medal, since when, when it is reviewed, and the way to the next one. */
export function LevelHero({ own, levels, stop }: LevelHeroProps) {
  const { t } = useTranslation('vip');
  const { day } = useVipTexts();
  const stopText = usePlayStopText();
  const place = placeOf(levels, own.rank);
  const name = levelOfRank(levels, own.rank)?.name ?? t('own.rank', { rank: own.rank });
  return (
    <section className={classes(hero, showcase, ofMetal[metalOf(place, levels.length)])}>
      <div className={heroMedal}>
        <Medal rank={place} levels={levels.length} />
      </div>
      <div className={heroText}>
        <Heading level={1} size="xl">
          {t('own.name', { level: name })}
        </Heading>
        <div>
          {own.since !== null && (
            <Text size="sm" tone="muted">
              {t('own.since', { time: day(own.since) })}
            </Text>
          )}
          {stop === null && (
            <Text size="sm" tone="muted">
              {t('own.nextReview', { time: day(own.reviewAt) })}
            </Text>
          )}
        </div>
      </div>
      <div className={goalClass}>
        {stop === null ? (
          <Goal own={own} levels={levels} />
        ) : (
          <Text size="sm">{`${stopText(stop)} ${t('own.resting')}`}</Text>
        )}
      </div>
    </section>
  );
}

function Goal({ own, levels }: Pick<LevelHeroProps, 'own' | 'levels'>) {
  const { t } = useTranslation('vip');
  const money = useShortMoneyText();
  const goal = goalOf(levels, own);
  if (goal === null) return <Text size="sm">{t('own.highest')}</Text>;
  const { level, main, left, sums } = goal;
  if (main === undefined) return <Text size="sm">{t('own.nextNothing', { level: level.name })}</Text>;
  const label = main.met
    ? t('own.reached', { level: level.name })
    : left === null
      ? t('own.next', { level: level.name })
      : t('own.left', { amount: money(left), level: level.name });
  const percent = Math.floor(Math.min(1, Number(main.done) / Number(main.asked)) * 100);
  return (
    <Progress
      label={label}
      value={Number(main.done)}
      target={Number(main.asked)}
      text={t('table.percent', { value: percent })}
      tone="money"
    >
      <div className={sumsClass}>
        {sums.map(({ of, done, asked, met }) => (
          <Text as="span" size="sm" tone="muted" numeric key={of}>
            <span className={sum}>
              <span>
                {met
                  ? t(`own.met.${of}`, { done: money(done) })
                  : t(`own.progress.${of}`, { done: money(done), amount: money(asked) })}
              </span>
              {met && <Icon of={Check} size="small" label={t('own.done')} />}
            </span>
          </Text>
        ))}
      </div>
    </Progress>
  );
}
