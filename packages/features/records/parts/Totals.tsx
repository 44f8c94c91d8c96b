import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '#ui/Box/Box.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { formatTime } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { RecordFrameProps } from '../recordFrame.ts';
import { formatDays } from '../records.model.ts';
import { figure, figures as figuresClass } from './Totals.css.ts';

/** One sum, with its name. */
export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
}

interface TotalsProps extends Pick<
  RecordFrameProps,
  'answered' | 'language' | 'timeZone' | 'refreshing' | 'onRefresh'
> {
  figures: readonly Figure[];
  note: string | null;
  /** When the platform said so, ms since 1970. */
  at: number;
  /** It did not answer since. */
  outdated: boolean;
}

/** Of which days the list is, what it comes to, and how old it is. */
export function Totals(props: TotalsProps) {
  const { answered, language, timeZone, refreshing, onRefresh, figures, note, at, outdated } = props;
  const { t } = useTranslation('records');
  const shared = useTranslation('shared').t;
  const time = formatTime(at, language, timeZone);
  return (
    <Box tone="sunken" radius="card" padding="md">
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
            {shared('refresh')}
          </Button>
        </Inline>
        <dl className={figuresClass}>
          {figures.map(({ name, value }) => (
            <div key={name} className={figure}>
              <Text as="dt" size="sm" tone="muted">
                {name}
              </Text>
              <Text as="dd" size="lg">
                {value}
              </Text>
            </div>
          ))}
        </dl>
        {note !== null && <Text size="sm">{note}</Text>}
        <div>
          <div role="status">{outdated && <Text size="sm">{t('outdated', { time })}</Text>}</div>
          {!outdated && (
            <Text size="xs" tone="muted" numeric>
              {t('asOf', { time })}
            </Text>
          )}
        </div>
      </Stack>
    </Box>
  );
}
