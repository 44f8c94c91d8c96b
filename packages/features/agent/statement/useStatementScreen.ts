import { agentStatement } from '#api/agentStatement.ts';
import { longestStatementDays } from '#api/recordDays.ts';
import { LazyPositionText } from '#core/money/position/LazyPositionText.tsx';
import { useFiledReport } from '#core/report/useFiledReport.ts';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { writeReportRef } from '../reports/reportRef.model.ts';
import type { StatementFilter, StatementScreenProps } from './StatementScreen.tsx';

const filters: StatementFilter = { by: 'day' };

/** Props of `StatementScreen`, connected to the platform. */
export function useStatementScreen(): StatementScreenProps {
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const { input: _input, ...report } = useFiledReport(agentStatement, {
    filters,
    name: 'statement',
    longest: longestStatementDays,
    // It is whole: no pages.
    rowsOf: ({ list }) => list,
  });
  return {
    ...report,
    Position: LazyPositionText,
    envelopesHref: ({ begins, ends }) => hrefOf('givenEnvelopes', writeReportRef({ from: begins, to: ends })),
  };
}
