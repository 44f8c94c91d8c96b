import type { VipLevel, VipLevelsValue } from '#api/vip.ts';
import { usePlayStopText } from '#core/components/PlayStopped.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { PlayStop } from '#core/session/playStatus.ts';
import { Box } from '#ui/Box/Box.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { levelOfRank, nextLevel, sumsOf } from '../vip.model.ts';
import { columns, history as historyClass } from '../VipScreen.css.ts';

interface OwnLevelProps {
  own: NonNullable<VipLevelsValue['own']>;
  levels: readonly VipLevel[];
  days: number;
  /** How many days before a fall the member is told; null where the operator promises none. */
  noticeDays: number | null;
  stop: PlayStop | null;
  limitsHref: string | null;
}

/** The member's level, since when, what keeps it and what the next one asks for with its date, and the levels before. */
export function OwnLevel({ own, levels, days, noticeDays, stop, limitsHref }: OwnLevelProps) {
  const language = useLanguage();
  const { t } = useTranslation('vip');
  const stopText = usePlayStopText();
  const moment = (iso: string): string => formatMoment(Date.parse(iso), language);
  const nameOf = (rank: number): string => levelOfRank(levels, rank)?.name ?? t('own.rank', { rank });
  const level = levelOfRank(levels, own.rank);
  const next = nextLevel(levels, own);
  return (
    <Box tone="surface" radius="card" padding="lg" border>
      <Stack gap="md">
        <div>
          <Heading level={2} size="lg">
            {t('own.title', { level: nameOf(own.rank) })}
          </Heading>
          {own.since !== null && (
            <Text size="sm" tone="muted">
              {t('own.since', { time: moment(own.since) })}
            </Text>
          )}
        </div>
        {stop === null ? (
          <>
            <div className={columns}>
              <Sums
                title={t('own.keeps', { level: nameOf(own.rank) })}
                none={t('own.keepsNothing')}
                asked={level?.keeps ?? null}
                own={own}
              />
              {next !== undefined && (
                <Sums
                  title={t('own.next', { level: next.name })}
                  none={t('own.nextNothing')}
                  asked={next.needs}
                  own={own}
                />
              )}
            </div>
            <Text size="sm">{t('own.review', { time: moment(own.reviewAt), days })}</Text>
            {own.fall !== null ? (
              <Text size="sm">
                {t('own.fall', {
                  level: nameOf(own.fall.rank),
                  time: moment(own.fall.toldAt),
                  review: moment(own.reviewAt),
                })}
              </Text>
            ) : (
              noticeDays !== null && <Text size="sm">{t('own.notice', { days: noticeDays })}</Text>
            )}
          </>
        ) : (
          <Text>{`${stopText(stop)} ${t('own.resting')}`}</Text>
        )}
        {own.history.length > 0 && (
          <Stack gap="xs">
            <Heading level={3} size="md">
              {t('own.history')}
            </Heading>
            <ul role="list" className={historyClass}>
              {own.history.map(({ rank, at }) => (
                <Text as="li" size="sm" key={at}>
                  {t('own.earlier', { level: nameOf(rank), time: moment(at) })}
                </Text>
              ))}
            </ul>
          </Stack>
        )}
        {limitsHref !== null && <Link href={limitsHref}>{t('own.limits')}</Link>}
      </Stack>
    </Box>
  );
}

interface SumsProps extends Pick<OwnLevelProps, 'own'> {
  title: string;
  none: string;
  asked: VipLevel['needs'];
}

function Sums({ title, none, asked, own }: SumsProps) {
  const { t } = useTranslation('vip');
  const money = useShortMoneyText();
  const sums = sumsOf(asked, own);
  return (
    <Stack gap="sm">
      <Heading level={3} size="md">
        {title}
      </Heading>
      {sums.length === 0 && <Text size="sm">{none}</Text>}
      {sums.map(({ of, done, asked: target, met }) => (
        <Progress
          key={of}
          label={t(`own.sums.${of}`)}
          value={Number(done)}
          target={Number(target)}
          text={t(met ? 'own.met' : 'own.progress', { done: money(done), amount: money(target) })}
        />
      ))}
    </Stack>
  );
}
