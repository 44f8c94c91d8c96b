import { useEffect, useState } from 'react';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { useMember } from '../session/member.ts';
import { type KeptAnswer, keepAnswer, readKept } from './keptAnswers.ts';
import { usePageWait } from './pageReads.ts';
import { usePlatform, useSession } from './platform.tsx';
import type { Remote } from './remote.ts';
import { type StoredName, localStore } from './storage.ts';

/** The name of a member's choice to keep their records on this device. */
export const keepsRecords = (memberId: string): StoredName => `keepRecords:${memberId}`;

/**
 * Keeps an answer on this device where its member wants that, and returns the last one that was kept while there is no
 * connection; null otherwise.
 * @param operation null for what is never kept
 */
export function useKeptAnswer<Op extends AnyOperation>(
  operation: Op | null,
  input: InputOf<Op>,
  remote: Remote<OutputOf<Op>>,
): KeptAnswer<Op> | null {
  const { deployment, clock } = usePlatform();
  const token = useSession()?.token;
  const { info } = useMember();
  const [kept, setKept] = useState<KeptAnswer<Op> | null>(null);
  const chosen = deployment.offline && info.status === 'ready' && localStore.get(keepsRecords(info.value.id)) !== null;
  const fresh = remote.status === 'ready' && !remote.refreshing && remote.outdated !== true ? remote.value : undefined;
  const isCut = remote.status === 'failed' && remote.error.kind === 'network';
  const asked = JSON.stringify(input);
  useEffect(() => {
    if (operation === null || token === undefined || !chosen || fresh === undefined) return;
    const answer = { input: JSON.parse(asked) as InputOf<Op>, value: fresh, at: clock.own() };
    // What cannot be kept is read when there is a connection.
    void keepAnswer(operation, token, answer).catch(() => {});
  }, [asked, chosen, clock, fresh, operation, token]);
  useEffect(() => {
    if (operation === null || token === undefined || !isCut) return;
    let left = false;
    void readKept(operation, token, clock.own()).then((answer) => left || setKept(answer));
    return () => void (left = true);
  }, [clock, isCut, operation, token]);
  const shown = isCut ? kept : null;
  usePageWait(shown === null ? null : 'kept');
  return shown;
}
