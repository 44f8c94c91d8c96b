import type { ComponentType } from 'react';
import { type StatementRow, type agentStatement, statementFigureNames, statementPeriods } from '#api/agentStatement.ts';
import type { StatementPeriod } from '#api/agentStatement.ts';
import type { OutputOf } from '#api/operation.ts';
import { Amount } from '#core/components/Amount.tsx';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { amountColumn } from '#core/report/columns.tsx';
import { formatDays } from '#core/report/dayTexts.ts';
import { fileColumn } from '#core/report/fileColumn.ts';
import { FiledReport } from '#core/report/FiledReport.tsx';
import type { FiledReportProps } from '#core/report/report.types.ts';
import type { Column } from '#ui/DataTable/Column.ts';
import { Link } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useSumFigures } from '../reports/useSumFigures.tsx';

export interface StatementFilter {
  /** What a row covers. */
  readonly by: StatementPeriod;
}

type Answer = OutputOf<typeof agentStatement>;
export interface StatementScreenProps extends FiledReportProps<Answer, StatementFilter> {
  /** Where the money is now, in one line above what moved it. */
  readonly Position: ComponentType;
  /** Leads to the red envelopes that were given in the days of a row; null where there is no such page. */
  readonly envelopesHref: (row: StatementRow) => string | null;
}

/** The statement of an agent's own account: what each day, week or month began with, what moved it, and what it ended with. */
export function StatementScreen(props: StatementScreenProps) {
  const { page, Position, envelopesHref } = props;
  const { t } = useTranslation('statement');
  const language = useLanguage();
  const sumFigures = useSumFigures();
  const totals = page.status === 'ready' ? page.value.totals : null;
  const balance = (name: 'opening' | 'closing') =>
    amountColumn<StatementRow>(name, t(name), (row) => row[name], {
      place: name === 'closing' ? 'value' : 'aside',
      ...(totals && { total: <Amount value={totals[name]} /> }),
    });
  const columns: readonly Column<StatementRow>[] = [
    {
      key: 'period',
      header: t('period'),
      cell: ({ begins, ends }) => formatDays({ from: begins, to: ends }, language),
    },
    fileColumn(t('from'), ({ begins }) => begins),
    fileColumn(t('to'), ({ ends }) => ends),
    balance('opening'),
    ...statementFigureNames.map((name): Column<StatementRow> => {
      // What has not moved in any of the days is in the file only.
      const isStill = totals !== null && page.status === 'ready' && !page.value.list.some((row) => isSome(row[name]));
      const { cell, ...filed } = amountColumn<StatementRow>(name, t(`figures.${name}`), (row) => row[name], {
        sign: 'always',
        ...(name === 'envelopesGiven' && {
          cell: (row) => <Given amount={row.envelopesGiven} href={envelopesHref(row)} />,
        }),
        ...(totals && { total: <Amount sign="always" value={totals[name]} /> }),
      });
      return isStill || cell === undefined ? filed : { ...filed, cell };
    }),
    balance('closing'),
  ];
  return (
    <FiledReport
      {...props}
      words={{ list: t('list'), failed: t('failed'), empty: t('empty') }}
      fields={[{ name: 'by', label: t('by'), values: statementPeriods, nameOf: (period) => t(`periods.${period}`) }]}
      columns={columns}
      // The newest is read first.
      rowsOf={({ list }) => list.toReversed()}
      rowKey={({ begins }) => begins}
      totals={(answer) => [
        ...sumFigures(answer),
        { name: t('closing'), value: <Amount value={answer.totals.closing} balance /> },
      ]}
      totalLabel={t('total')}
      remark={
        <Text as="div" size="sm" tone="muted" numeric>
          <Position />
        </Text>
      }
    >
      <Text size="sm" tone="muted">
        {t('text')}
      </Text>
    </FiledReport>
  );
}

interface GivenProps {
  amount: string;
  href: string | null;
}

/** What was given in red envelopes, with the way to each. */
function Given({ amount, href }: GivenProps) {
  const { t } = useTranslation('statement');
  const value = <Amount sign="always" value={amount} />;
  if (href === null || !isSome(amount)) return value;
  return (
    <Link href={href}>
      {value} <VisuallyHidden>{t('seeEnvelopes')}</VisuallyHidden>
    </Link>
  );
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount);
