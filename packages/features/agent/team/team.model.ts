import { type DownlineAction, type DownlineDetail, downlineSorts } from '#api/agentTeam.ts';
import type { DownlineSort } from '#api/agentTeam.ts';
import type { ApiError } from '#api/errors.ts';
import type { AccountTab } from './team.types.ts';

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
