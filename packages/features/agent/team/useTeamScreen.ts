import { useState } from 'react';
import { agentDownlines } from '#api/agentTeam.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useSettled } from '#core/data/useSettled.ts';
import { dayOf } from '#core/format/dates.ts';
import { useReportFile } from '#core/report/useReportFile.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useSearchParams } from '#core/routing/router.ts';
import { useEntryTitle } from '#core/routing/useOverlayTitle.ts';
import { filtersOf, firstView, linkedView } from './team.model.ts';
import type { TeamScreenProps } from './team.types.ts';
import { useTeamBranches } from './useTeamBranches.ts';

const Account = lazyComponent(async () => (await import('./Account.tsx')).Account);

const pageSize = 15;

/**
 * Props of the team management (AGT-01), connected to the platform. `&ref=` names the account whose level is shown, or what is
 * listed.
 */
export function useTeamScreen(): TeamScreenProps {
  const { clock } = usePlatform();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const ref = params.get('ref') || null;
  const linked = linkedView(ref);
  const accountId = linked === null ? ref : null;
  // Each level begins with its first page and without a search.
  const [kept, setKept] = useState({ of: ref, view: linked ?? firstView });
  const view = kept.of === ref ? kept.view : (linked ?? firstView);
  const q = useSettled(view.text.trim());
  const { pageNo } = view;
  const query = filtersOf(view);
  const input = { ...query, ...(accountId !== null && { parent: accountId }), ...(q !== '' && { q }) };
  const [team] = useRemote(agentDownlines, { ...input, pageNo, pageSize }, 'list');
  const today = dayOf(clock.now());
  const path = team.status === 'ready' ? team.value.path : [];
  useEntryTitle(accountId === null || path.length < 2 ? undefined : path.at(-1)?.account);
  const [branches, onBranch] = useTeamBranches(`${accountId ?? ''} ${q} ${pageNo}`, query);
  return {
    team,
    accountId,
    view,
    branches,
    onBranch,
    today,
    file: useReportFile(agentDownlines, input, { name: `team-${today}` }),
    Account,
    levelHref: (id) => paths.agentCentre(pathname + search, 'teamManagement', id ?? ''),
    onView: (change) => setKept({ of: ref, view: { ...view, pageNo: 1, ...change } }),
  };
}
