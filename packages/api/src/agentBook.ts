import * as v from 'valibot';
import { sortOrders } from './agent.ts';
import { downlineFilter, downlineSorts } from './agentTeam.ts';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { notEmpty, nothing, wholeNumber } from './primitives.ts';

/** The longest note on an account, the longest tag and the longest name of a view, in letters as a reader counts them (CON-02). */
export const longestNote = 140;
export const longestTag = 20;
export const longestViewName = 30;
/** The most tags of an account, and the most views of an agent. */
export const mostTags = 5;
export const mostViews = 10;

const tag = v.pipe(v.string(), notEmpty, v.maxGraphemes(longestTag));
const viewName = v.pipe(v.string(), notEmpty, v.maxGraphemes(longestViewName));

export const agentNoteSet = defineOperation({
  id: 'agentNoteSet',
  method: 'POST',
  path: '/wps/agent/note',
  effect: 'toggle',
  changes: ['agentDownline', 'agentDownlines'],
  auth: 'member',
  body: 'json',
  refusals: ['downline_not_found'],
  /** An empty note removes it. */
  input: v.object({ id: v.string(), note: v.pipe(v.string(), v.maxGraphemes(longestNote)) }),
  output: v.object({ note: v.string() }),
});
export const agentNoteSetDocs: OperationDocs<typeof agentNoteSet> = {
  summary:
    'Sets the note of an agent on an account of the team, of up to 140 letters. Shown to this agent only (AGT-04a).',
  example: { id: 'member-krit', note: 'โทรกลับวันศุกร์' },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

export const agentTagsSet = defineOperation({
  id: 'agentTagsSet',
  method: 'POST',
  path: '/wps/agent/tags',
  effect: 'toggle',
  changes: ['agentDownline', 'agentDownlines', 'agentTags'],
  auth: 'member',
  body: 'json',
  refusals: ['downline_not_found'],
  /** All tags that the account has from now on. */
  input: v.object({ id: v.string(), tags: v.pipe(v.array(tag), v.maxLength(mostTags)) }),
  /** Each once, whatever the case of its letters. */
  output: v.object({ tags: list(v.string()) }),
});
export const agentTagsSetDocs: OperationDocs<typeof agentTagsSet> = {
  summary: 'Sets the tags of an agent on an account of the team: up to five. Shown to this agent only (AGT-04a).',
  example: { id: 'member-krit', tags: ['VIP'] },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

/** A tag of an agent, and how many accounts of the team have it. */
export const tagInUse = v.object({ tag: v.string(), accounts: wholeNumber });
export type TagInUse = v.InferOutput<typeof tagInUse>;

export const agentTags = defineOperation({
  id: 'agentTags',
  method: 'GET',
  path: '/wps/agent/tags',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  /** The 100 that most accounts have, those first. */
  output: v.object({ list: list(tagInUse) }),
});
export const agentTagsDocs: OperationDocs<typeof agentTags> = {
  summary: 'Returns the tags that an agent has given to accounts of the team (AGT-04a).',
  example: {},
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

/** What a saved view shows: always of the agent’s own team. */
export const shownTeam = v.object({
  filter: v.omit(downlineFilter, ['parent']),
  /** Absent for the order of the platform. */
  sort: v.optional(v.object({ key: v.picklist(downlineSorts), order: v.picklist(sortOrders) })),
  /** The columns that are left out, by the names that the site gives them. */
  hidden: v.optional(v.pipe(list(v.pipe(v.string(), v.maxLength(40))), v.maxLength(40)), []),
});
export type ShownTeam = v.InferOutput<typeof shownTeam>;

/** A view of the team under a name. No two views of an agent have the same one, whatever the case of its letters. */
export const teamView = v.object({ name: v.string(), ...shownTeam.entries });
export type SavedView = v.InferOutput<typeof teamView>;

/** In the order of their names. */
const views = v.object({ list: list(teamView) });

export const agentViews = defineOperation({
  id: 'agentViews',
  method: 'GET',
  path: '/wps/agent/views',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: views,
});
export const agentViewsDocs: OperationDocs<typeof agentViews> = {
  summary: 'Returns the views of the team list that an agent has saved (AGT-04b).',
  example: {},
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};

export const agentViewSet = defineOperation({
  id: 'agentViewSet',
  method: 'POST',
  path: '/wps/agent/views',
  effect: 'toggle',
  changes: ['agentViews'],
  auth: 'member',
  body: 'json',
  refusals: ['view_most', 'view_name_taken', 'record_not_found'],
  /** Names the wanted state, so that each is harmless when it is sent twice. */
  // Not `variant`, which would be in the first view for this alone.
  input: v.union([
    v.object({ action: v.literal('save'), name: viewName, view: shownTeam }),
    v.object({ action: v.literal('rename'), name: viewName, to: viewName }),
    v.object({ action: v.literal('remove'), name: viewName }),
  ]),
  output: views,
});
export const agentViewSetDocs: OperationDocs<typeof agentViewSet> = {
  summary:
    'Saves a view of the team list under a new name, renames one, or removes it. An agent has up to ten (AGT-04b).',
  example: { action: 'save', name: 'VIP', view: { filter: { tag: 'VIP' } } },
  assumed: true,
  features: ['AGENTCENTRE', 'AGENTTEAM'],
};
