import { ok } from '#api/errors.ts';
import type * as contract from '#api/memberEvents.ts';
import type { Handler } from '../handler.ts';
import { eventView, eventsAfter } from '../live/events.ts';

export const memberEvents: Handler<typeof contract.memberEvents> = (
  { sandbox, member },
  { after, limit, language },
) => {
  const number = after === undefined ? undefined : Number(after);
  const { list, cursor, unseen } = eventsAfter(sandbox, member.id, number, limit);
  return ok({ list: list.map((row) => eventView(sandbox, row, language)), cursor: String(cursor), unseen });
};
