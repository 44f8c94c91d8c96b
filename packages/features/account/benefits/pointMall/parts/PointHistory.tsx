import { type PointTransaction, pointTypes } from '#api/points.ts';
import { formatCount } from '#core/format/format.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { timeColumn } from '#core/report/columns.tsx';
import { Report } from '#core/report/Report.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { PointHistoryProps } from '../pointMall.types.ts';
import { usePointsText } from '../usePointsText.ts';

/** What changed the points, by days and type, with the points after it and what they cost. */
export function PointHistory(props: PointHistoryProps) {
  const language = useLanguage();
  const { t } = useTranslation('pointMall');
  const record = useTranslation('records').t;
  const pointsText = usePointsText();
  const columns: readonly Column<PointTransaction>[] = [
    timeColumn('time', record('columns.time'), ({ at }) => at),
    { key: 'entry', header: record('columns.entry'), cell: (change) => <Entry change={change} /> },
    {
      key: 'changed',
      header: t('history.changed'),
      align: 'end',
      cell: ({ changed }) => `${changed < 0 ? '−' : '+'}${formatCount(Math.abs(changed), language)}`,
    },
    { key: 'after', header: t('history.after'), align: 'end', cell: ({ balance }) => pointsText(balance) },
  ];
  return (
    <Report
      {...props}
      entries
      words={{ list: t('tabs.history'), failed: t('history.failed'), empty: t('history.empty') }}
      fields={[
        {
          name: 'type',
          label: t('history.type'),
          all: t('history.all'),
          values: pointTypes,
          nameOf: (type) => t(`types.${type}`),
        },
      ]}
      rowKey={({ reference, at, changed }) => `${reference} ${at} ${changed}`}
      totals={() => []}
      columns={columns}
    />
  );
}

/** What changed the points, and what they were given for. */
function Entry({ change }: { change: PointTransaction }) {
  const { t } = useTranslation('pointMall');
  const money = useMoneyText();
  const { type, changed, reference, paid, remark } = change;
  return (
    <Stack gap="xxs" align="start">
      <Text weight="medium">{typeof type === 'string' ? t(`types.${type}`) : type.other}</Text>
      {paid !== null && (
        <Text size="sm">
          {t(type === 'deposit' ? 'history.deposited' : 'history.wagered', { amount: money(paid) })}
        </Text>
      )}
      {remark !== '' && <Text size="sm">{remark}</Text>}
      <Text size="sm" tone="muted" numeric>
        <span translate="no">{writtenReference(reference)}</span>
        {changed > 0 && <span>{` · ${t('balance.never')}`}</span>}
      </Text>
    </Stack>
  );
}
