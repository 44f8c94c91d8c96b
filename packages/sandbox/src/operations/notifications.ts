import { ok } from '#api/errors.ts';
import type * as contract from '#api/notifications.ts';
import type { Handler } from '../handler.ts';
import { isFixed, notifySettingsOf, notifyView } from '../live/notifySettings.ts';
import { refuse } from '../refusal.ts';

export const memberNotifySettings: Handler<typeof contract.memberNotifySettings> = ({ sandbox, member }) =>
  ok(notifyView(sandbox, member.id));

export const memberNotifySettingsChange: Handler<typeof contract.memberNotifySettingsChange> = (
  { sandbox, member },
  { groups, quiet },
) => {
  if (groups.some(({ group, screen }) => isFixed(group) && !screen)) return refuse('invalid_input');
  if (quiet !== null && quiet.from === quiet.to) return refuse('invalid_input');
  const before = notifySettingsOf(sandbox, member.id);
  const chosen = Object.fromEntries(groups.map(({ group, ...channels }) => [group, channels]));
  sandbox.store.put('notifySettings', member.id, { groups: { ...before.groups, ...chosen }, quiet });
  return ok(notifyView(sandbox, member.id));
};
