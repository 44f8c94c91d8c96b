import { useState } from 'react';
import { agentOverview, agentRightsRead } from '#api/agentCentre.ts';
import { agentDownlines } from '#api/agentTeam.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useSettled } from '#core/data/useSettled.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import { useReportFile } from '#core/report/useReportFile.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { useEntryTitle } from '#core/routing/useOverlayTitle.ts';
import { useMember } from '#core/session/member.ts';
import { LazyTagFilter } from '../book/LazyTagFilter.tsx';
import { LazyTeamViews } from '../book/LazyTeamViews.tsx';
import { firstView } from './firstView.ts';
import { type WorkName, works } from './selection/selection.types.ts';
import { usePicking } from './selection/usePicking.ts';
import { isAllowed, mayAssist } from './selection/works.model.ts';
import { filtersOf, linkedView } from './team.model.ts';
import type { TeamScreenProps, TeamView } from './team.types.ts';
import { viewOf, writeTeamRef } from './teamRef.model.ts';
import { useTeamBranches } from './useTeamBranches.ts';

const Account = lazyComponent(async () => (await import('./Account.tsx')).Account);

const Nothing = (): null => null;
const LazyUnresolved = lazyComponent(async () => (await import('./selection/Unresolved.tsx')).Unresolved);
const LazyWork = lazyComponent(async () => (await import('./selection/Work.tsx')).Work);

const pageSize = 50;

/** What is chosen of the list, and the `ref` that it belongs to: two while the address follows. */
interface Kept {
  readonly of: readonly (string | null)[];
  readonly view: TeamView;
}

/**
 * Props of the team management (AGT-01), connected to the platform. `&ref=` names the account whose level is shown, or what is
 * listed: also what was chosen of the own team, but not what is being typed.
 */
export function useTeamScreen(): TeamScreenProps {
  const { clock } = usePlatform();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ref = params.get('ref') || null;
  const linked = linkedView(ref);
  const accountId = linked === null ? ref : null;
  // Each level begins with its first page and without a search.
  const [kept, setKept] = useState<Kept>({ of: [ref], view: linked ?? firstView });
  // The address has followed.
  if (kept.of.length > 1 && kept.of.at(-1) === ref) setKept({ of: [ref], view: kept.view });
  const view = kept.of.includes(ref) ? kept.view : (linked ?? firstView);
  const q = useSettled(view.text.trim());
  const { pageNo } = view;
  const query = filtersOf(view);
  const input = { ...query, ...(accountId !== null && { parent: accountId }), ...(q !== '' && { q }) };
  const [team] = useRemote(agentDownlines, { ...input, pageNo, pageSize }, 'list');
  const today = dayOf(clock.now());
  const month = { from: addDays(today, -29), to: today };
  const [overview] = useRemote(agentOverview, accountId === null ? month : null, 'list');
  const path = team.status === 'ready' ? team.value.path : [];
  useEntryTitle(accountId === null || path.length < 2 ? undefined : path.at(-1)?.account);
  const goTo = (next: TeamView, replace: boolean): void => {
    const to = writeTeamRef(next) || null;
    setKept({ of: [ref, to], view: next });
    if (to !== ref) void navigate(hrefOf(to), { replace });
  };
  const hrefOf = (to: string | null): string => paths.agentCentre(pathname + search, 'teamManagement', to ?? '');
  const picking = usePicking(input);
  const [rights] = useRemote(agentRightsRead, {}, 'live');
  const { role, info } = useMember();
  const ownRights = info.status === 'ready' ? (info.value.assistant?.rights ?? []) : [];
  const mayDo = (work: WorkName): boolean => role !== 'assistant' || mayAssist(work, ownRights);
  const allowed = rights.status === 'ready' ? rights.value.rights : [];
  const [branches, onBranch] = useTeamBranches(`${accountId ?? ''} ${q} ${pageNo}`, query);
  return {
    team,
    figures: mapRemote(overview, ({ totals }) => totals),
    accountId,
    view,
    branches,
    onBranch,
    today,
    file: useReportFile(agentDownlines, input, { name: `team-${today}` }),
    Account,
    picking: { ...picking, works: works.filter((work) => isAllowed(work, allowed) && mayDo(work)) },
    Work: LazyWork,
    Unresolved: LazyUnresolved,
    levelHref: hrefOf,
    TagFilter: LazyTagFilter,
    // The views are the agent's own (AGT-15).
    Views: role === 'assistant' ? Nothing : LazyTeamViews,
    onShow: (shown) => goTo(viewOf(shown), false),
    onView(change) {
      const next = { ...view, pageNo: 1, ...change };
      if (accountId !== null || 'text' in change || 'pageNo' in change) setKept({ of: [ref], view: next });
      else goTo(next, true);
    },
  };
}
