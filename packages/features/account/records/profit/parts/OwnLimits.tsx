import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { LimitMeter } from '../../../protection/limits/parts/LimitMeter.tsx';
import { useLimitText } from '../../../protection/limits/parts/useLimitText.ts';
import type { ProfitScreenProps } from '../profit.types.ts';
import { blocks } from '../ProfitScreen.css.ts';

type OwnLimitsProps = Pick<ProfitScreenProps, 'limits' | 'limitsHref'>;

/** What the player has used of their own limits on losses and deposits; a link to set one where there is none. */
export function OwnLimits({ limits, limitsHref }: OwnLimitsProps) {
  const { t } = useTranslation('profit');
  const limitWords = useTranslation('limits').t;
  const text = useLimitText();
  // Limits that are in force are shown even where no others can be set.
  if (limitsHref === null && (limits.status !== 'ready' || limits.value.length === 0)) return null;
  return (
    <Card as="section">
      <Stack gap="sm">
        <Heading level={3} size="md">
          {t('limits.title')}
        </Heading>
        <RemoteView
          compact
          remote={limits}
          failed={t('limits.failed')}
          skeleton={<Skeleton shape="text" lines={2} />}
          empty={<Text>{t('limits.none')}</Text>}
        >
          {(own) => (
            <div className={blocks}>
              {own.map((limit) => (
                <Stack key={JSON.stringify([limit.kind, limit.period])} gap="xxs">
                  <Text size="sm" tone="muted">
                    {text.kind(limit.kind)}
                  </Text>
                  <LimitMeter limit={limit} />
                </Stack>
              ))}
            </div>
          )}
        </RemoteView>
        {limitsHref !== null && (
          <div>
            <Link href={limitsHref} size="touch">
              {limitWords('toLimits')}
            </Link>
          </div>
        )}
      </Stack>
    </Card>
  );
}
