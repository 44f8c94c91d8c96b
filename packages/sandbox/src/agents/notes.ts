import { readText } from '#text/readText.ts';
import type { Sandbox } from '../sandbox.ts';
import type { AgentNote } from '../schema/agents.ts';

const keyOf = (agentId: string, memberId: string): string => `${agentId} ${memberId}`;

/** AGT-04a: what an agent has written about an account, wherever it is in the tree now. Ask only for accounts of the team. */
export const noteOf = ({ store }: Sandbox, agentId: string, memberId: string): AgentNote | undefined =>
  store.get('agentNotes', keyOf(agentId, memberId));

/** Changes what an agent has written about an account. Joins the open transaction. */
export function writeNote(
  sandbox: Sandbox,
  agentId: string,
  memberId: string,
  change: Partial<Pick<AgentNote, 'note' | 'tags'>>,
): void {
  const { store } = sandbox;
  const key = keyOf(agentId, memberId);
  const row = { agentId, memberId, note: '', tags: [], ...store.get('agentNotes', key), ...change };
  if (row.note !== '' || row.tags.length > 0) store.put('agentNotes', key, row);
  else if (store.get('agentNotes', key) !== undefined) store.remove('agentNotes', key);
}

/** What two texts have in common that differ in the case of their letters only. */
export const caseless = (text: string): string => text.toLowerCase();

/** Reads tags as they were typed: each once, as it was written first, and none that is empty. */
export function readTags(typed: readonly string[]): readonly string[] {
  const read = new Map<string, string>();
  for (const tag of typed.map(readText)) if (tag !== '' && !read.has(caseless(tag))) read.set(caseless(tag), tag);
  return [...read.values()];
}

/** Whether an account has a tag of the agent. */
export const hasTag = (note: AgentNote | undefined, tag: string): boolean =>
  note?.tags.some((each) => caseless(each) === tag) === true;
