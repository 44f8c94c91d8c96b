import { RefreshCw } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { type Figure, Figures } from '#ui/Figures/Figures.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { formatTime } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { formatDays } from './dayTexts.ts';
import type { ReportListProps } from './report.types.ts';
import { useAsOf } from './useAsOf.ts';

export interface TotalsProps extends Pick<ReportListProps, 'answered' | 'refreshing' | 'onRefresh'> {
  totals: readonly Figure[];
  note: string | null;
  /** Time of the platform's answer, in ms since 1970. */
  at: number;
  /** True when a later request failed. */
  outdated: boolean;
}

/** Header of a report: the days it covers, the totals, and the age of the data. */
export function Totals(props: TotalsProps) {
  const { answered, refreshing, onRefresh, totals, note, at, outdated } = props;
  const { t } = useTranslation('records');
  const language = useLanguage();
  const asOf = useAsOf(at);
  return (
    <Card>
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={3} size="md">
            {formatDays(answered, language)}
          </Heading>
          <Button
            tone="quiet"
            size="small"
            busy={refreshing}
            icon={<Icon of={RefreshCw} size="small" />}
            onClick={onRefresh}
          >
            {t('common:refresh')}
          </Button>
        </Inline>
        {totals.length > 0 && <Figures figures={totals} />}
        {note !== null && <Text size="sm">{note}</Text>}
        <div>
          <div role="status">{outdated && <Text size="sm">{t('outdated', { time: asOf })}</Text>}</div>
          {!outdated && (
            <Text size="xs" tone="muted" numeric>
              {t('asOf', { time: formatTime(at, language) })}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}
