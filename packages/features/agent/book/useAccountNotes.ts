import { agentNoteSet, agentTags, agentTagsSet } from '#api/agentBook.ts';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import type { AccountNotesFields, AccountNotesProps } from './book.types.ts';

/** Props of the notes and tags of an account (AGT-04a), connected to the platform. */
export function useAccountNotes({ downline }: AccountNotesFields): AccountNotesProps {
  const { id, note, tags } = downline;
  const [inUse] = useRemote(agentTags, {}, 'list');
  const setNote = useChange(agentNoteSet);
  const setTags = useChange(agentTagsSet);
  return {
    note,
    tags,
    known: inUse.status === 'ready' ? inUse.value.list.map(({ tag }) => tag) : [],
    async onNote(next) {
      const answer = await setNote({ id, note: next });
      return answer.ok ? null : answer.error;
    },
    async onTags(next) {
      const answer = await setTags({ id, tags: [...next] });
      return answer.ok ? null : answer.error;
    },
  };
}
