import * as v from 'valibot';
import { expect, test } from 'vitest';
import { eventGroups, fixedGroups } from '#api/eventKinds.ts';
import { memberNotifySettings, memberNotifySettingsChange } from '#api/notifications.ts';
import type { InputOf } from '#api/operation.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, signedIn } from '../testing/platform.ts';

const read = async ({ client }: TestPlatform) => valueOf(await client.call(memberNotifySettings, {}));
type Change = InputOf<typeof memberNotifySettingsChange>;
const change = ({ client }: TestPlatform, groups: Change['groups'], quiet: Change['quiet'] = null) =>
  client.call(memberNotifySettingsChange, { groups, quiet });

const off = { screen: false, mail: false, sms: false };

test('every group is shown on the screen and sent nowhere, until the member chooses', async () => {
  const { groups, quiet } = await read(await signedIn());
  expect(groups.map(({ group }) => group)).toEqual([...eventGroups]);
  expect(groups.every(({ screen, mail, sms }) => screen && !mail && !sms)).toBe(true);
  expect(groups.filter(({ fixed }) => fixed).map(({ group }) => group)).toEqual([...fixedGroups]);
  expect(quiet).toBeNull();
});

test('a change concerns the groups that it names, and no other member', async () => {
  const platform = await signedIn();
  await change(platform, [{ group: 'rewards', ...off }]);
  valueOf(await change(platform, [{ group: 'bets', screen: true, mail: true, sms: false }]));
  const { groups } = await read(platform);
  expect(groups.filter(({ screen, mail }) => !screen || mail)).toMatchObject([
    { group: 'bets', mail: true },
    { group: 'rewards', screen: false },
  ]);
  await platform.signIn('somchai');
  expect((await read(platform)).groups.every(({ screen, mail }) => screen && !mail)).toBe(true);
});

test.each([...fixedGroups])(
  '%s cannot be taken off the screen, and nothing else of the call is kept',
  async (group) => {
    const platform = await signedIn();
    const before = await read(platform);
    const groups: Change['groups'] = [
      { group: 'bets', ...off },
      { group, ...off },
    ];
    expect(await change(platform, groups)).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
    expect(await read(platform)).toEqual(before);
    expect(await change(platform, [{ group, screen: true, mail: true, sms: true }])).toMatchObject({ ok: true });
  },
);

test('quiet hours are set, may end on the next day, and are removed', async () => {
  const platform = await signedIn();
  const night = { from: '22:30', to: '07:00' };
  expect(valueOf(await change(platform, [], night)).quiet).toEqual(night);
  expect((await read(platform)).quiet).toEqual(night);
  expect(valueOf(await change(platform, [], null)).quiet).toBeNull();
});

test('quiet hours that end when they begin are refused', async () => {
  const quiet = { from: '07:00', to: '07:00' };
  expect(await change(await signedIn(), [], quiet)).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
});

test.each(['24:00', '7:00', '07:60'])('%s is no time of the day', (from) => {
  const { input } = memberNotifySettingsChange;
  expect(v.is(input, { groups: [], quiet: { from: '06:00', to: '08:00' } })).toBe(true);
  expect(v.is(input, { groups: [], quiet: { from, to: '08:00' } })).toBe(false);
});
