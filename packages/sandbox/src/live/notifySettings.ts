import { type EventGroup, eventGroups, fixedGroups } from '#api/eventKinds.ts';
import type { Sandbox } from '../sandbox.ts';
import type { NotifyChannels, NotifySettings } from '../schema/live.ts';

const unset: NotifySettings = { groups: {}, quiet: null };
const byDefault: NotifyChannels = { screen: true, mail: false, sms: false };

/** What a member has chosen so far. */
export const notifySettingsOf = ({ store }: Sandbox, memberId: string): NotifySettings =>
  store.get('notifySettings', memberId) ?? unset;

/** Whether the events of a group are always shown on the screen. */
export const isFixed = (group: EventGroup): boolean => fixedGroups.some((each) => each === group);

/** The settings for the wire: every group, and the quiet hours. */
export function notifyView(sandbox: Sandbox, memberId: string) {
  const { groups, quiet } = notifySettingsOf(sandbox, memberId);
  return {
    groups: eventGroups.map((group) => ({ group, ...byDefault, ...groups[group], fixed: isFixed(group) })),
    quiet,
  };
}
