import type { ProfitGroup } from '#api/profit.ts';
import { Amount } from '#core/components/Amount.tsx';
import { formatCount } from '#core/format/format.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { type Column, RecordTable } from '../../records/parts/RecordTable.tsx';
import type { ProfitRowView, ProfitScreenProps } from '../profit.types.ts';

interface ProfitTableProps extends Pick<ProfitScreenProps, 'language'> {
  rows: readonly ProfitRowView[];
  by: ProfitGroup;
  /** True while the rows of other days or of another grouping load. */
  busy: boolean;
}

/** One row per day, category or vendor. Rebates and bonuses are not of one category, so only days have them. */
export function ProfitTable({ rows, by, language, busy }: ProfitTableProps) {
  const { t } = useTranslation('profit');
  const shared = useTranslation('common').t;
  const signed = (name: 'profit' | 'rebate' | 'bonus'): Column<ProfitRowView> => ({
    id: name,
    name: t(`figures.${name}`),
    numeric: true,
    cell: (row) => <Amount sign="always" value={row[name] ?? '0.00'} />,
  });
  const plain = (name: 'stake' | 'validBet' | 'win'): Column<ProfitRowView> => ({
    id: name,
    name: t(`figures.${name}`),
    numeric: true,
    cell: (row) => <Amount value={row[name]} />,
  });
  return (
    <RecordTable
      label={t('list')}
      busy={busy}
      rows={rows}
      columns={[
        {
          id: 'name',
          name: t(`groups.${by}`),
          cell: ({ gameType, name, bets }) => (
            <Stack gap="xxs">
              <Text weight="medium">{gameType === null ? name : shared(`gameTypes.${gameType}`)}</Text>
              <Text size="sm" tone="muted" numeric>
                {t('bets', { count: formatCount(bets, language) })}
              </Text>
            </Stack>
          ),
        },
        plain('stake'),
        plain('win'),
        signed('profit'),
        ...(by === 'day' ? [signed('rebate'), signed('bonus')] : [plain('validBet')]),
      ]}
    />
  );
}
