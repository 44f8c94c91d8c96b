import { agentTags } from '#api/agentBook.ts';
import { useRemote } from '#core/data/remote.ts';
import type { TagFilterFields } from './book.types.ts';
import { TagFilter } from './TagFilter.tsx';

/** The filter by a tag of the agent. */
export function ConnectedTagFilter(fields: TagFilterFields) {
  const [tags] = useRemote(agentTags, {}, 'list');
  return <TagFilter {...fields} tags={tags.status === 'ready' ? tags.value.list : []} />;
}
