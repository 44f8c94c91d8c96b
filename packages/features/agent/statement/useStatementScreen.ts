import { agentStatement } from '#api/agentStatement.ts';
import { longestStatementDays } from '#api/recordDays.ts';
import { useFiledReport } from '#core/report/useFiledReport.ts';
import type { StatementFilter, StatementScreenProps } from './StatementScreen.tsx';

const filters: StatementFilter = { by: 'day' };

/** Props of `StatementScreen`, connected to the platform. */
export function useStatementScreen(): StatementScreenProps {
  const { input: _input, ...report } = useFiledReport(agentStatement, {
    filters,
    name: 'statement',
    longest: longestStatementDays,
    // It is whole: no pages.
    rowsOf: ({ list }) => list,
  });
  return report;
}
