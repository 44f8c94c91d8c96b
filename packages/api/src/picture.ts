import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { nothing } from './primitives.ts';

const memberIconValue = v.object({
  /** The pictures that the operator offers. `url` is a path below an image host, or a URL. */
  icons: list(v.object({ id: v.string(), url: v.string() })),
  /** Null for a picture that is not one of them. */
  chosen: v.nullable(v.string()),
});

export const memberIcon = defineOperation({
  id: 'memberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: memberIconValue,
});
export const memberIconDocs: OperationDocs<typeof memberIcon> = {
  summary: 'Returns the pictures that a member can choose from (API-02).',
  example: {},
};

export const memberIconSet = defineOperation({
  id: 'memberIconSet',
  method: 'POST',
  path: '/wps/member/icon',
  effect: 'toggle',
  changes: ['memberAvatar', 'memberIcon'],
  auth: 'member',
  body: 'json',
  input: v.object({ id: v.string() }),
  output: memberIconValue,
});
export const memberIconSetDocs: OperationDocs<typeof memberIconSet> = {
  summary: 'Sets the member’s picture. `memberAvatar` returns it from then on.',
  example: { id: '2' },
  assumed: true,
};
