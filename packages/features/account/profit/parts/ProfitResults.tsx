import { ChartColumn, RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { ProfitGroup } from '#api/profit.ts';
import { Amount } from '#core/components/Amount.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { formatDays } from '#core/records/records.model.ts';
import type { DayChoice } from '#core/records/records.types.ts';
import { Totals } from '#core/records/Totals.tsx';
import { Bars } from '#ui/Bars/Bars.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import type { Figure } from '#ui/Figures/Figures.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Spark } from '#ui/Spark/Spark.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { RecordSkeleton } from '../../records/parts/RecordSkeleton.tsx';
import { isEmpty } from '../profit.model.ts';
import type { ProfitScreenProps, ProfitView } from '../profit.types.ts';
import { LongTime } from './LongTime.tsx';
import { ProfitTable } from './ProfitTable.tsx';

interface ProfitResultsProps extends Pick<
  ProfitScreenProps,
  'profit' | 'days' | 'answered' | 'refreshing' | 'language' | 'onRefresh'
> {
  /** How the rows are grouped. */
  by: ProfitGroup;
}

/**
 * Totals, charts and table, or their loading, failed or empty state. All states share one focusable region, which keeps the
 * focus and the live announcements when the state changes.
 */
export function ProfitResults(props: ProfitResultsProps) {
  const { profit, answered, language, by } = props;
  const { t } = useTranslation('profit');
  const region = useRef<HTMLDivElement>(null);
  const announcement = useAnnouncement(props);

  const renderContent = (): ReactNode => {
    if (profit.status === 'loading') return <RecordSkeleton />;
    if (profit.status === 'failed') return <FailedState level={3} title={t('failed')} failed={profit} />;
    const { value } = profit;
    return (
      <Stack gap="md">
        {isEmpty(value) ? (
          <Nothing
            quick={props.days.quick}
            refreshing={props.refreshing}
            onMonth={() => {
              // The clicked button disappears.
              region.current?.focus();
              props.days.onQuick('month');
            }}
            onRefresh={props.onRefresh}
          />
        ) : (
          <>
            <Sums
              value={value}
              answered={answered}
              at={profit.at}
              outdated={profit.outdated === true}
              language={language}
              refreshing={props.refreshing}
              onRefresh={props.onRefresh}
            />
            {value.bars.length > 0 && (
              <Chart title={t('chart')}>
                <Bars label={t('chart')} bars={value.bars} />
              </Chart>
            )}
            {value.course.length > 0 && (
              <Chart title={t('course')}>
                <Spark
                  label={t('course')}
                  points={value.course}
                  columns={{ label: t('groups.day'), value: t('course') }}
                />
              </Chart>
            )}
            {value.rows.length === 0 ? (
              <Text tone="muted">{t('noPlay')}</Text>
            ) : (
              <ProfitTable rows={value.rows} by={by} language={language} busy={profit.refreshing} />
            )}
          </>
        )}
        <LongTime year={value.year} lifetime={value.lifetime} />
      </Stack>
    );
  };
  return (
    <div ref={region} role="group" aria-label={t('list')} tabIndex={-1}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {renderContent()}
    </div>
  );
}

function Chart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="md">
      <Stack gap="sm">
        <Heading level={3} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** Returns the live announcement for the state; '' while the next answer loads. */
function useAnnouncement({ profit, answered, language }: ProfitResultsProps): string {
  const { t } = useTranslation('profit');
  const shared = useTranslation('common').t;
  if (profit.status === 'loading') return shared('loading');
  if (profit.status === 'failed') return profit.refreshing === true ? '' : t('failed');
  if (profit.refreshing) return '';
  return isEmpty(profit.value) ? t('empty') : formatDays(answered, language);
}

interface SumsProps extends Pick<ProfitScreenProps, 'answered' | 'language' | 'refreshing' | 'onRefresh'> {
  value: ProfitView;
  /** Time of the platform's answer, in ms since 1970. */
  at: number;
  outdated: boolean;
}

function Sums({ value: { totals }, answered, at, outdated, language, refreshing, onRefresh }: SumsProps) {
  const { t } = useTranslation('profit');
  const plain = (name: 'deposits' | 'withdrawals' | 'stake' | 'openStake' | 'validBet' | 'win'): Figure => ({
    name: t(`figures.${name}`),
    value: <Amount value={totals[name]} />,
  });
  const signed = (name: 'netDeposits' | 'profit' | 'rebate' | 'bonus' | 'total'): Figure => ({
    name: t(`figures.${name}`),
    value: <Amount sign="always" value={totals[name]} />,
  });
  return (
    <Totals
      totals={[
        ...[plain('deposits'), plain('withdrawals'), signed('netDeposits')],
        ...[plain('stake'), ...(totals.waiting > 0 ? [plain('openStake')] : []), plain('validBet')],
        ...[plain('win'), signed('profit')],
        ...[signed('rebate'), signed('bonus'), signed('total')],
      ]}
      note={totals.waiting > 0 ? t('waiting', { count: totals.waiting }) : null}
      answered={answered}
      at={at}
      outdated={outdated}
      language={language}
      refreshing={refreshing}
      onRefresh={onRefresh}
    />
  );
}

interface NothingProps extends Pick<ProfitScreenProps, 'refreshing' | 'onRefresh'>, Pick<DayChoice, 'quick'> {
  onMonth: () => void;
}

/** Empty state. Offers more days and no games: this page gives no reason to play. */
function Nothing({ quick, refreshing, onMonth, onRefresh }: NothingProps) {
  const { t } = useTranslation('profit');
  const records = useTranslation('records').t;
  const shared = useTranslation('common').t;
  return (
    <EmptyState
      level={3}
      illustration={<Icon of={ChartColumn} size="huge" />}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <Inline justify="center">
          {quick !== 'month' && (
            <Button tone="soft" onClick={onMonth}>
              {records('showMonth')}
            </Button>
          )}
          <Button tone="quiet" busy={refreshing} icon={<Icon of={RefreshCw} size="small" />} onClick={onRefresh}>
            {shared('refresh')}
          </Button>
        </Inline>
      }
    />
  );
}
