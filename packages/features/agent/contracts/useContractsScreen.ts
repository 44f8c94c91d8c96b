import { useRef, useState } from 'react';
import type { ContractKind } from '#api/agent.ts';
import { agentRightsRead } from '#api/agentCentre.ts';
import {
  type ContractPreview,
  contractList,
  contractOffer,
  contractPreview,
  contractWithdraw,
  dailySalaryProcess,
  dividendProcess,
  hourlySalaryProcess,
  realTimeSalaryProcess,
} from '#api/agentContracts.ts';
import { agentProgress } from '#api/agentProgress.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, ready, useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useEntryTitle } from '#core/routing/useOverlayTitle.ts';
import { useMember } from '#core/session/member.ts';
import { contractPages } from '../agentCentre/agentCentre.model.ts';
import { useReportAddress } from '../reports/useReportAddress.ts';
import { type ContractsScreenProps, type Decision, type Offer, contractTabs } from './contracts.types.ts';

const SalaryRecords = lazyComponent(async () => (await import('./SalaryRecords.tsx')).SalaryRecords);

const pageSize = 10;

/** The call that answers or ends a contract of each kind (API-08). */
const processOf = {
  dividend: dividendProcess,
  daily: dailySalaryProcess,
  hourly: hourlySalaryProcess,
  realTime: realTimeSalaryProcess,
} as const;

/** The day of an offer, if it has one. */
const startOf = (from: string): { from?: string } => (from === '' ? {} : { from });

/**
 * Props of a page of contracts (AGT-03), connected to the platform.
 * @param kind the variant of the page: one screen serves the four kinds
 */
export function useContractsScreen(kind: ContractKind): ContractsScreenProps {
  const { client, clock } = usePlatform();
  const answerContract = useChange(processOf[kind]);
  const withdrawContract = useChange(contractWithdraw);
  const offerContract = useChange(contractOffer);
  const { ref, keep } = useReportAddress(contractPages[kind]);
  const { account, open } = ref;
  const offerTo = account ?? null;
  const linked = open !== undefined ? 'records' : offerTo === null ? 'own' : 'downline';
  useEntryTitle(account);
  const tab = contractTabs.find((each) => each === ref.tab) ?? linked;
  const [pageNo, onPage] = useState(1);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [preview, setPreview] = useState<Remote<ContractPreview>>(loading);
  const asked = useRef(0);
  const side = tab === 'downline' ? 'downline' : 'upline';
  const [contracts] = useRemote(contractList, tab === 'records' ? null : { kind, side, pageNo, pageSize }, 'list');
  const [progress] = useRemote(agentProgress, tab === 'records' ? null : { kind, side }, 'list');
  const [rights] = useRemote(agentRightsRead, {}, 'live');
  const { role } = useMember();

  /** Reads what a decision would do, anew for each question: an agent decides by what is true now. */
  async function read(contractId: string): Promise<void> {
    asked.current += 1;
    const turn = asked.current;
    setPreview(loading);
    const answer = await client.call(contractPreview, { kind, contractId });
    // Another question was asked meanwhile.
    if (turn !== asked.current) return;
    const retry = (): void => void read(contractId);
    setPreview(answer.ok ? ready(answer.value, false, clock.now()) : { status: 'failed', error: answer.error, retry });
  }

  /** A dividend counts over the periods of the own one. */
  const period = (): 'D' | 'W' | 'H' | 'M' | null => {
    const own = contracts.status === 'ready' ? contracts.value.ceilingPeriod : null;
    return kind === 'dividend' && typeof own === 'string' ? own : null;
  };

  return {
    kind,
    tab,
    contracts,
    progress: progress.status === 'ready' ? progress.value.list : [],
    offerTo,
    // While the rights are not known, the platform decides about each call.
    mayOffer: rights.status !== 'ready' || rights.value.rights.includes('contracts'),
    mayDecide: role !== 'assistant',
    pageNo,
    decision,
    preview,
    Records: SalaryRecords,
    onTab(next) {
      keep({ tab: next, ...(account !== undefined && { account }) });
      onPage(1);
    },
    onPage,
    onDecide(next) {
      setDecision(next);
      if (next !== null && next.action !== 'REJECT') void read(next.contract.id);
    },
    async onConfirm(password, seenEnds) {
      const { action, contract } = decision ?? { action: 'REJECT', contract: { id: '' } };
      const input = { contractId: contract.id, action, seenEnds: [...seenEnds], password };
      const answer = await answerContract(input);
      if (!answer.ok && answer.error.kind === 'refused' && answer.error.code === 'contract_changed') {
        await read(contract.id);
      }
      return answer;
    },
    async onWithdraw({ id }) {
      return withdrawContract({ contractId: id });
    },
    async onPreviewOffer({ to, tiers, from }: Offer) {
      const own = period();
      const terms = { kind, to, tiers: JSON.stringify(tiers), ...startOf(from) };
      return client.call(contractPreview, own === null ? terms : { ...terms, period: own });
    },
    async onOffer({ to, tiers, note, from }: Offer) {
      const terms = { kind, to, period: period(), tiers: [...tiers], note, ...startOf(from) };
      return offerContract(terms);
    },
  };
}
