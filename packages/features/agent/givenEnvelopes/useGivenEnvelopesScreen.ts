import { redEnvelopeGivenList } from '#api/agentEnvelopes.ts';
import { useFiledReport } from '#core/report/useFiledReport.ts';
import { useLocation } from '#core/routing/router.ts';
import { useAgentHref } from '#core/site/agentHref.ts';
import { daysOfRef } from '../reports/reportRef.model.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import type { GivenEnvelopesScreenProps, GivenFilter } from './givenEnvelopes.types.ts';

const filters: GivenFilter = { state: '' };

/** Props of `GivenEnvelopesScreen`, connected to the platform. */
export function useGivenEnvelopesScreen(): GivenEnvelopesScreenProps {
  const { pathname, search } = useLocation();
  const hrefOf = useAgentHref(pathname + search);
  const { ref } = useReportAddress('givenEnvelopes');
  const { input: _input, ...report } = useFiledReport(redEnvelopeGivenList, {
    filters,
    days: daysOfRef(ref),
    // Longer than an envelope can wait: what waits is the whole sum in the account of the agent's money.
    quick: 'month',
    name: 'red-envelopes',
  });
  return { ...report, accountHref: ({ id }) => (id === undefined ? null : hrefOf('teamManagement', id)) };
}
