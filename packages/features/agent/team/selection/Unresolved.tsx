import { agentEnvelopeMany } from '#api/agentSelection.ts';
import { useIsUnresolved } from '#core/flow/useIsUnresolved.ts';
import type { UnresolvedPart } from './selection.types.ts';
import { UnresolvedNote } from './UnresolvedNote.tsx';

/** Leads to the outcome of red envelopes to several accounts while it is not known; renders nothing otherwise. */
export function Unresolved({ shown, onShow }: UnresolvedPart) {
  const isUnresolved = useIsUnresolved(agentEnvelopeMany, shown);
  return isUnresolved && !shown && <UnresolvedNote onShow={onShow} />;
}
