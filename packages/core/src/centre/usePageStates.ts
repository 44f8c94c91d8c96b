import { useEffect, useEffectEvent } from 'react';
import { agentConsolidated } from '#api/agent.ts';
import type { RefusalCode } from '#api/errors.ts';
import { memberInfo } from '#api/member.ts';
import type { AnyOperation } from '#api/operation.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { systemWhitelabel } from '#api/system.ts';
import { usePlatform, useSession } from '../data/platform.tsx';
import { type Remote, useRefreshAll, useRemote } from '../data/remote.ts';
import { useMember } from '../session/member.ts';
import { usePlayStatus } from '../session/playStatus.ts';
import { usePublicState } from '../session/publicState.ts';
import { roleOf } from '../session/role.ts';
import { useSystemStatus } from '../site/site.ts';
import { closesInBreak } from '../site/switches.ts';
import { closesInPause, needsAgreement, type PageName, type PageState, pageStateOf } from './pageState.ts';

/**
 * Returns a function with the state of each of the pages (MEM-04c), which menu, page and links share.
 * @param pages those that are asked about; null asks the platform nothing
 */
export function usePageStates(pages: readonly PageName[] | null): (page: PageName) => PageState {
  const { has } = usePlatform();
  const session = useSession();
  const { role: known, info } = useMember();
  const role = roleOf(session, info.status === 'ready' ? info.value : null);
  const asks = (about: (page: PageName) => boolean): boolean => session !== null && (pages ?? []).some(about);
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const [play] = usePlayStatus({ skip: !asks((page) => closesInBreak(page) || closesInPause(page)) });
  const { invites } = usePublicState(asks((page) => page === 'referral'));
  const asksAgreements = (known === 'agent' || known === 'assistant') && asks(needsAgreement);
  const [agreements] = useRemote(agentConsolidated, asksAgreements ? {} : null, 'oncePerSession');
  const maintenance = useMaintenance([whitelabel, info, play, agreements]);
  useReadAgain();
  const nodes = settled(whitelabel);
  const rest = settled(play);
  return (page) =>
    pageStateOf(page, {
      role,
      nodes: nodes && nodes.nodes,
      has,
      rest: rest && rest.rest,
      paused: rest?.paused,
      invites: invites ?? undefined,
      member: settled(info),
      agreements: settled(agreements),
      maintenance,
    });
}

/** Reads again what decides about pages when a refusal tells that it has changed. */
function useReadAgain(): void {
  const { onRefused } = usePlatform();
  const refreshAll = useRefreshAll();
  const readAgain = useEffectEvent((code: RefusalCode, operation: string) => {
    const changed = decidedBy[code];
    // What is refused itself is not read again, or it would never end.
    if (changed !== undefined && changed.id !== operation) void refreshAll(changed);
  });
  useEffect(() => onRefused((...refusal) => readAgain(...refusal)), [onRefused]);
}

/** The read that a refusal shows to be outdated. */
const decidedBy: { readonly [Code in RefusalCode]?: AnyOperation } = {
  operation_not_allowed: systemWhitelabel,
  transfers_disabled: systemWhitelabel,
  upline_missing: memberInfo,
  play_suspended: playStatus,
  play_paused: playStatus,
};

/** What was read; null if it cannot be, undefined while it is asked for. */
const settled = <Value>(read: Remote<Value>): Value | null | undefined =>
  read.status === 'ready' ? read.value : read.status === 'failed' ? null : undefined;

/** The state of one page. */
export const usePageState = (page: PageName): PageState => usePageStates([page])(page);

/** The maintenance that a read was refused for; null for none. */
function useMaintenance(reads: readonly Remote<unknown>[]): { readonly until: string | null } | null {
  const isRefused = reads.some(
    (read) => read.status === 'failed' && read.error.kind === 'refused' && read.error.code === 'system_maintenance',
  );
  const [status] = useSystemStatus();
  if (!isRefused) return null;
  return { until: status.status === 'ready' ? status.value.maintenanceEnd : null };
}
