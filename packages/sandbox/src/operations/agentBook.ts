import { type SavedView, mostViews } from '#api/agentBook.ts';
import type * as contract from '#api/agentBook.ts';
import { ok } from '#api/errors.ts';
import { readLines, readText } from '#text/readText.ts';
import { caseless, noteOf, readTags, writeNote } from '../agents/notes.ts';
import { checkRight } from '../agents/rights.ts';
import { downlineOf } from '../agents/team.ts';
import { teamIndex } from '../agents/teamIndex.ts';
import type { Handler } from '../handler.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';

/** An account of the team, also one that takes a break: that it cannot be written about would tell of the break. */
function checkAccount(sandbox: Sandbox, agent: Member, id: string): Answer<Member> {
  const checked = checkRight(sandbox, agent);
  return checked.ok ? downlineOf(sandbox, agent, id) : checked;
}

export const agentNoteSet: Handler<typeof contract.agentNoteSet> = ({ sandbox, member }, input) => {
  const found = checkAccount(sandbox, member, input.id);
  if (!found.ok) return found;
  const note = readLines(input.note);
  writeNote(sandbox, member.id, found.value.id, { note });
  return ok({ note });
};

export const agentTagsSet: Handler<typeof contract.agentTagsSet> = ({ sandbox, member }, input) => {
  const found = checkAccount(sandbox, member, input.id);
  if (!found.ok) return found;
  const tags = readTags(input.tags);
  writeNote(sandbox, member.id, found.value.id, { tags });
  return ok({ tags: [...tags] });
};

/** The most tags that are listed. */
const mostListed = 100;

export const agentTags: Handler<typeof contract.agentTags> = ({ sandbox, member }) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const inUse = new Map<string, { tag: string; accounts: number }>();
  for (const id of teamIndex(sandbox).belowOf(member.id)) {
    for (const tag of noteOf(sandbox, member.id, id)?.tags ?? []) {
      const known = inUse.get(caseless(tag));
      if (known === undefined) inUse.set(caseless(tag), { tag, accounts: 1 });
      else known.accounts += 1;
    }
  }
  const sorted = [...inUse.values()].toSorted(
    (one, other) => other.accounts - one.accounts || inOrder(one.tag, other.tag),
  );
  return ok({ list: sorted.slice(0, mostListed) });
};

const inOrder = new Intl.Collator('th').compare;

const viewsOf = ({ store }: Sandbox, { id }: Member): readonly SavedView[] => store.get('agentViews', id)?.views ?? [];

export const agentViews: Handler<typeof contract.agentViews> = ({ sandbox, member }) => {
  const checked = checkRight(sandbox, member);
  return checked.ok ? ok({ list: [...viewsOf(sandbox, member)] }) : checked;
};

/** Names the wanted state: what is so already is answered like what is done now. */
export const agentViewSet: Handler<typeof contract.agentViewSet> = ({ sandbox, member }, input) => {
  const checked = checkRight(sandbox, member);
  if (!checked.ok) return checked;
  const views = viewsOf(sandbox, member);
  const changed = changeViews(sandbox, member, views, input);
  if (!changed.ok) return changed;
  const list = changed.value.toSorted((one, other) => inOrder(one.name, other.name));
  if (changed.value !== views) sandbox.store.put('agentViews', member.id, { memberId: member.id, views: list });
  return ok({ list });
};

function changeViews(
  sandbox: Sandbox,
  member: Member,
  views: readonly SavedView[],
  input: Parameters<typeof agentViewSet>[1],
): Answer<readonly SavedView[]> {
  const name = readText(input.name);
  const named = (wanted: string) => views.find((each) => caseless(each.name) === caseless(wanted));
  const known = named(name);
  if (input.action === 'remove') return ok(known === undefined ? views : views.filter((each) => each !== known));
  if (input.action === 'rename') {
    const to = readText(input.to);
    if (to === '') return refuse('invalid_input', { detail: { field: 'to' } });
    const taken = named(to);
    if (known === undefined) return taken === undefined ? refuse('record_not_found') : ok(views);
    if (taken !== undefined && taken !== known) return refuse('view_name_taken');
    return ok(views.map((each) => (each === known ? { ...each, name: to } : each)));
  }
  if (name === '') return refuse('invalid_input', { detail: { field: 'name' } });
  const { link } = input.view.filter;
  if (link !== undefined && sandbox.store.get('agentLinks', link)?.memberId !== member.id) {
    return refuse('record_not_found');
  }
  const view: SavedView = { name, ...input.view };
  if (known !== undefined)
    return JSON.stringify(known) === JSON.stringify(view) ? ok(views) : refuse('view_name_taken');
  return views.length >= mostViews ? refuse('view_most') : ok([...views, view]);
}
