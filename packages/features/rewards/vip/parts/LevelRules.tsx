import type { VipLevel, VipLevelsValue } from '#api/vip.ts';
import { Fold } from '#core/components/Fold.tsx';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Progress } from '#ui/Progress/Progress.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { levelOfRank, sumsOf } from '../vip.model.ts';
import { history as historyClass } from './LevelRules.css.ts';
import { useVipTexts } from './useVipTexts.ts';

type Own = NonNullable<VipLevelsValue['own']>;

interface OwnProps {
  own: Own;
  levels: readonly VipLevel[];
}

/** VIP-01: to which level the member's own can fall, when, when that was told, and the sum that keeps it. */
export function AtRisk({ own, levels }: OwnProps) {
  const { t } = useTranslation('vip');
  const { day } = useVipTexts();
  const name = useNameOf(levels);
  if (own.fall === null) return null;
  const { rank, toldAt } = own.fall;
  return (
    <Box tone="warningSoft" radius="card" padding="md">
      <Stack gap="sm">
        <Text size="sm">{t('own.fall', { level: name(rank), time: day(toldAt), review: day(own.reviewAt) })}</Text>
        <Keeps own={own} levels={levels} />
      </Stack>
    </Box>
  );
}

/** What keeps the member's level, how it is reviewed, and the levels before. */
export function LevelRules({ own, levels, days, resting }: OwnProps & { days: number; resting: boolean }) {
  const { t } = useTranslation('vip');
  const { day } = useVipTexts();
  const name = useNameOf(levels);
  if (resting && own.history.length === 0) return null;
  return (
    <Fold title={t('own.rules')}>
      <Stack gap="md">
        {!resting && (
          <Stack gap="sm">
            <Heading level={3} size="md">
              {t('own.keeps', { level: name(own.rank) })}
            </Heading>
            <Keeps own={own} levels={levels} />
            <Text size="sm">{t('own.review', { time: day(own.reviewAt), days })}</Text>
          </Stack>
        )}
        {own.history.length > 0 && (
          <Stack gap="xs">
            <Heading level={3} size="md">
              {t('own.history')}
            </Heading>
            <ul role="list" className={historyClass}>
              {own.history.map(({ rank, at }) => (
                <Text as="li" size="sm" key={at}>
                  {t('own.earlier', { level: name(rank), time: day(at) })}
                </Text>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Fold>
  );
}

function Keeps({ own, levels }: OwnProps) {
  const { t } = useTranslation('vip');
  const money = useShortMoneyText();
  const sums = sumsOf(levelOfRank(levels, own.rank)?.keeps ?? null, own);
  if (sums.length === 0) return <Text size="sm">{t('own.keepsNothing')}</Text>;
  return sums.map(({ of, done, asked, met }) => (
    <Progress
      key={of}
      label={t(`own.sums.${of}`)}
      value={Number(done)}
      target={Number(asked)}
      text={t(met ? 'own.keptBy' : 'own.keepProgress', { done: money(done), amount: money(asked) })}
    />
  ));
}

function useNameOf(levels: readonly VipLevel[]): (rank: number) => string {
  const { t } = useTranslation('vip');
  return (rank) => levelOfRank(levels, rank)?.name ?? t('own.rank', { rank });
}
