import { useState } from 'react';
import { type DownlineFilter, mostSelected } from '#api/agentTeam.ts';
import { type ApiError, fail } from '#api/errors.ts';
import { usePlatform } from '#core/data/platform.tsx';
import type { Begun, Picking, WorkName } from './selection.types.ts';

const notLoaded: ApiError = { kind: 'network', outcomeUnknown: false };
const nobody: ReadonlySet<string> = new Set();

/**
 * Which accounts of the team are picked (AGT-14). They stay so whatever is listed next; leaving the mode forgets them.
 * @param filter what the list shows now, over all of its pages
 */
export function usePicking(filter: DownlineFilter): Omit<Picking, 'works'> {
  const { client } = usePlatform();
  const [on, setOn] = useState(false);
  const [ids, setIds] = useState(nobody);
  const [busy, setBusy] = useState(false);
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = (work: WorkName, those: ReadonlySet<string>): void =>
    setBegun({ work, ids: those, opening: (begun?.opening ?? 0) + 1, open: true });
  const [failure, setFailure] = useState<ApiError | null>(null);
  const pick = (those: readonly string[], picked: boolean): void =>
    setIds((before) => {
      const next = new Set(before);
      for (const id of those)
        if (picked) next.add(id);
        else next.delete(id);
      return next;
    });
  return {
    on,
    ids,
    busy,
    failure,
    isTooMany: ids.size > mostSelected,
    onMode(next) {
      setOn(next);
      setFailure(null);
      if (!next) setIds(nobody);
    },
    onPick(id, picked) {
      setOn(true);
      setFailure(null);
      pick([id], picked);
    },
    async onAll() {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      const part = await import('./selectAll.ts').catch(() => null);
      const answer = part === null ? fail(notLoaded) : await part.selectAll(client, filter);
      setBusy(false);
      if (answer.ok) pick(answer.value.ids, true);
      else setFailure(answer.error);
    },
    onClear() {
      setFailure(null);
      setIds(nobody);
    },
    begun,
    onWork: (work) => begin(work, ids),
    onWorkEnd: () => setBegun(begun && { ...begun, open: false }),
    onUnresolved: () => begin('envelope', nobody),
  };
}
