import * as v from 'valibot';
import { eventGroups } from './eventKinds.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { nothing } from './primitives.ts';

const channels = { screen: v.boolean(), mail: v.boolean(), sms: v.boolean() };

/** A time of the day in the site's time zone (`siteConstants.timeZone`), such as `22:30`. */
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM'));

/**
 * Hours in which only money, security and protection are announced; `to` can be on the next day. Events are kept all the
 * same.
 */
const quiet = v.nullable(v.object({ from: timeOfDay, to: timeOfDay }));

const settings = v.object({
  groups: list(
    v.object({
      group: open(eventGroups),
      ...channels,
      /** Is always shown on the screen. */
      fixed: v.boolean(),
    }),
  ),
  quiet,
});
export type NotifySettings = v.InferOutput<typeof settings>;

export const memberNotifySettings = defineOperation({
  id: 'memberNotifySettings',
  method: 'GET',
  path: '/wps/member/notifications',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: settings,
});
export const memberNotifySettingsDocs: OperationDocs<typeof memberNotifySettings> = {
  summary: 'Returns how the member is told of each group of events, and the quiet hours.',
  example: {},
  assumed: true,
};

/**
 * Changes how the member is told. Groups that are not named stay as they are. Refuses with `invalid_input` to take a group
 * that is `fixed` off the screen, and quiet hours that end when they begin.
 */
export const memberNotifySettingsChange = defineOperation({
  id: 'memberNotifySettingsChange',
  method: 'PUT',
  path: '/wps/member/notifications',
  effect: 'toggle',
  changes: ['memberNotifySettings'],
  auth: 'member',
  body: 'json',
  input: v.object({
    groups: v.pipe(v.array(v.object({ group: v.picklist(eventGroups), ...channels })), v.maxLength(eventGroups.length)),
    quiet,
  }),
  output: settings,
});
export const memberNotifySettingsChangeDocs: OperationDocs<typeof memberNotifySettingsChange> = {
  summary: 'Sets how the member is told of groups of events, and the quiet hours. Returns the new settings.',
  example: {
    groups: [{ group: 'rewards', screen: false, mail: false, sms: false }],
    quiet: { from: '22:30', to: '07:00' },
  },
  assumed: true,
};
