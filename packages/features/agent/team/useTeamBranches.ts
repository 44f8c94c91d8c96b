import { useState } from 'react';
import { type DownlinePage, agentDownlines } from '#api/agentTeam.ts';
import type { InputOf } from '#api/operation.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, ready } from '#core/data/remote.ts';

/** How the accounts of a branch are listed: as the level above them. */
export type BranchQuery = Omit<InputOf<typeof agentDownlines>, 'parent' | 'q' | 'pageNo' | 'pageSize'>;

/** The most accounts that are listed below another one. The level of that one has all of them. */
const branchSize = 50;

export type Branches = ReadonlyMap<string, Remote<DownlinePage>>;
const none: Branches = new Map();

/**
 * The open branches of the team, each read when it is opened.
 * @param of what they belong to: with another level or page, all are closed
 */
export function useTeamBranches(of: string, query: BranchQuery): [Branches, (id: string, open: boolean) => void] {
  const { client, clock } = usePlatform();
  const key = JSON.stringify([of, query]);
  const [kept, setKept] = useState({ key, branches: none });
  const branches = kept.key === key ? kept.branches : none;

  const close = (id: string): void =>
    setKept({ key, branches: new Map([...branches].filter(([other]) => other !== id)) });

  async function read(id: string): Promise<void> {
    setKept((before) => ({ key, branches: new Map(before.key === key ? before.branches : none).set(id, loading) }));
    const answer = await client.call(agentDownlines, { ...query, parent: id, pageNo: 1, pageSize: branchSize });
    const branch: Remote<DownlinePage> = answer.ok
      ? ready(answer.value, false, clock.now())
      : { status: 'failed', error: answer.error, retry: () => void read(id) };
    // It may have been closed meanwhile, like all of another level.
    setKept((before) =>
      before.key === key && before.branches.has(id)
        ? { key, branches: new Map(before.branches).set(id, branch) }
        : before,
    );
  }
  return [branches, (id, open) => (open ? void read(id) : close(id))];
}
