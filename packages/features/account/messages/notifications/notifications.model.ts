import type { EventGroup } from '#api/eventKinds.ts';
import type { NotifySettings, memberNotifySettingsChange } from '#api/notifications.ts';
import type { InputOf } from '#api/operation.ts';
import { siteConstants } from '#api/primitives.ts';
import { type PushKind, type PushState, pushKinds } from '#api/push.ts';
import type { Channel, Channels, SettingsEdits } from './notifications.types.ts';

/** Rows by their time, the newest first: the platform lists events in the order in which it learned of them. */
export const newestFirst = <Row extends { readonly at: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

/** A part of a list that the platform answers as a whole. */
export interface ListPage<Row> {
  readonly list: readonly Row[];
  readonly pageNo: number;
  readonly totalPages: number;
}

/** A page of rows; the last one where there are fewer by now. */
export function pageOf<Row>(rows: readonly Row[], wanted: number): ListPage<Row> {
  const { pageSize } = siteConstants;
  const totalPages = Math.max(1, Math.ceil(rows.length / pageSize));
  const pageNo = Math.min(wanted, totalPages);
  return { list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize), pageNo, totalPages };
}

/** A group of events as a line of the settings. */
export interface GroupRow extends Channels {
  readonly group: EventGroup;
  readonly fixed: boolean;
}

/** The quiet hours as the form shows them: times are there also while they are off. */
export interface QuietHours {
  readonly on: boolean;
  readonly from: string;
  readonly to: string;
}

export const noEdits: SettingsEdits = { groups: {}, quiet: null, from: null, to: null };

/** With what the player begins who switches quiet hours on. */
const usualHours = { from: '22:00', to: '07:00' };

/** The groups with what the player has changed. One that the site does not know cannot be changed here. */
export const groupRows = ({ groups }: NotifySettings, edits: SettingsEdits, hasTeam: boolean): readonly GroupRow[] =>
  groups.flatMap(({ group, ...row }) =>
    typeof group !== 'string' || (group === 'team' && !hasTeam) ? [] : [{ ...row, group, ...edits.groups[group] }],
  );

/** The quiet hours with what the player has changed. */
export function quietHours({ quiet }: NotifySettings, edits: SettingsEdits): QuietHours {
  const { from, to } = quiet ?? usualHours;
  return { on: edits.quiet ?? quiet !== null, from: edits.from ?? from, to: edits.to ?? to };
}

/** What was changed after it had been sent: that is still to be saved. */
export function unsavedEdits(now: SettingsEdits, sent: SettingsEdits): SettingsEdits {
  const later = <Value>(value: Value, before: Value): Value | null => (value === before ? null : value);
  const groups = Object.entries(now.groups).flatMap(([group, chosen]) => {
    const before = sent.groups[group as EventGroup];
    const left = Object.entries(chosen).filter(([channel, on]) => before?.[channel as Channel] !== on);
    return left.length === 0 ? [] : [[group, Object.fromEntries(left)]];
  });
  return {
    groups: Object.fromEntries(groups) as SettingsEdits['groups'],
    quiet: later(now.quiet, sent.quiet),
    from: later(now.from, sent.from),
    to: later(now.to, sent.to),
  };
}

/** What is wrong with the quiet hours, at the field that has to change. Hours that end on the next day are right. */
export const problemsIn = ({ on, from, to }: QuietHours): { readonly to?: 'same' } =>
  on && from === to ? { to: 'same' } : {};

/** Whether quiet hours end on the day after they began. */
export const endsNextDay = ({ from, to }: QuietHours): boolean => to < from;

/** What is sent: the groups that were changed, and the quiet hours, which the platform takes as a whole. */
export function changeOf(latest: NotifySettings, edits: SettingsEdits): InputOf<typeof memberNotifySettingsChange> {
  const { on, from, to } = quietHours(latest, edits);
  return {
    groups: groupRows(latest, edits, true)
      .filter(({ group }) => edits.groups[group] !== undefined)
      .map(({ group, screen, mail, sms, fixed }) => ({ group, screen: screen || fixed, mail, sms })),
    quiet: on ? { from, to } : null,
  };
}

/** The times of a day that are offered: each half hour, and those that were chosen elsewhere. */
export const timesWith = (...chosen: readonly string[]): readonly string[] =>
  [...new Set([...halfHours, ...chosen])].toSorted();

const halfHours = Array.from({ length: 48 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
});

/** What is switched on with the first device: everything but rewards, which only invite to play. A choice that was made stays. */
export function kindsToBegin({ kinds }: PushState): readonly PushKind[] {
  const offered = pushKinds.filter((kind) => kind !== 'reward' && kinds.some((each) => each.kind === kind));
  return kinds.some(({ on }) => on) ? [] : offered;
}
