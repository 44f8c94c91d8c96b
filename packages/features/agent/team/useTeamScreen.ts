import { useState } from 'react';
import { agentDownlines } from '#api/agentTeam.ts';
import { useRemote } from '#core/data/remote.ts';
import { useSettled } from '#core/data/useSettled.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useSearchParams } from '#core/routing/router.ts';
import type { TeamScreenProps, TeamView } from './team.types.ts';
import { useTeamBranches } from './useTeamBranches.ts';

const Account = lazyComponent(async () => (await import('./Account.tsx')).Account, 'agentTeam', 'agentRates', 'upline');

const pageSize = 15;
const firstView: TeamView = { text: '', kind: 'all', state: 'all', sort: null, pageNo: 1 };

/** Props of the team management (AGT-01), connected to the platform. `&ref=` names the account whose level is shown. */
export function useTeamScreen(): TeamScreenProps {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const accountId = params.get('ref') || null;
  // Each level begins with its first page and without a search.
  const [kept, setKept] = useState({ of: accountId, view: firstView });
  const view = kept.of === accountId ? kept.view : firstView;
  const q = useSettled(view.text.trim());
  const { kind, state, sort, pageNo } = view;
  const query = {
    ...(kind !== 'all' && { kind }),
    ...(state !== 'all' && { state }),
    ...(sort !== null && { sort: sort.key, order: sort.order }),
  };
  const [team] = useRemote(
    agentDownlines,
    { ...query, ...(accountId !== null && { parent: accountId }), ...(q !== '' && { q }), pageNo, pageSize },
    'list',
  );
  const [branches, onBranch] = useTeamBranches(`${accountId ?? ''} ${q} ${pageNo}`, query);
  return {
    team,
    accountId,
    view,
    branches,
    onBranch,
    language: useLanguage(),
    Account,
    levelHref: (id) => paths.agentCentre(pathname + search, 'teamManagement', id ?? ''),
    onView: (change) => setKept({ of: accountId, view: { ...view, pageNo: 1, ...change } }),
  };
}
