import { type DownlineAction, type DownlineDetail, downlineSorts } from '#api/agentTeam.ts';
import type { DownlineSort } from '#api/agentTeam.ts';
import type { Downline } from '#api/agentTeam.ts';
import type { ApiError } from '#api/errors.ts';
import type { AccountTab, TeamRow } from './team.types.ts';
import type { Branches } from './useTeamBranches.ts';

/** Whether there is no such account in the agent’s team. */
export const isUnknownAccount = (error: ApiError): boolean =>
  error.kind === 'refused' && error.code === 'downline_not_found';

/** The key of a column as an order of the platform; null for a column that it cannot sort by. */
export const sortOf = (key: string): DownlineSort | null => downlineSorts.find((known) => known === key) ?? null;

/** The parts of an open account: what the agent can do with it, after its details. */
export function tabsFor({ downline, transfer }: DownlineDetail): readonly AccountTab[] {
  const can = (action: DownlineAction): boolean => downline.actions.includes(action);
  return [
    'details',
    ...(can('rates') ? (['rates'] as const) : []),
    ...(can('transfer') && transfer !== null ? (['transfer'] as const) : []),
    ...(can('message') ? (['message'] as const) : []),
  ];
}

/**
 * The accounts of a level with those of the branches that are open, each below the account that it belongs to.
 * @param depth of the level, from 1
 */
export function rowsOf(list: readonly Downline[], branches: Branches, depth = 1): readonly TeamRow[] {
  return list.flatMap((downline): readonly TeamRow[] => {
    const { id, account, team } = downline;
    const branch = branches.get(id);
    const row: TeamRow = { kind: 'account', key: id, depth, downline, open: team === 0 ? null : branch !== undefined };
    if (branch === undefined) return [row];
    const note = { key: `${id} note`, depth: depth + 1, parentId: id, account };
    if (branch.status === 'loading') return [row, { kind: 'loading', ...note }];
    if (branch.status === 'failed') return [row, { kind: 'failed', ...note, retry: branch.retry }];
    const { list: below, total, totalPages } = branch.value;
    const more: readonly TeamRow[] = totalPages > 1 || total === 0 ? [{ kind: 'more', ...note, total }] : [];
    return [row, ...rowsOf(below, branches, depth + 1), ...more];
  });
}
