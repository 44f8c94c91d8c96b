import { type MemberLogin, type MemberSession, type MemberSessionsValue, memberSessions } from '#api/memberSessions.ts';
import { type Globals, given, sampleNoon, sampleOf } from '#storybook/sampleOf.ts';

const at = (minutes: number): string => new Date(sampleNoon + minutes * 60_000).toISOString();

/** A computer, on which the player is, a phone and a tablet. */
const devicesOf = (globals: Globals): MemberSessionsValue =>
  sampleOf(memberSessions, {}, globals, { scenario: 'manyDevices' });

export const sampleLogin = (globals: Globals, change: Partial<MemberLogin> = {}): MemberLogin => ({
  ...given(devicesOf(globals).previous),
  ...change,
});

export const sampleSession = (globals: Globals, change: Partial<MemberSession> = {}): MemberSession => ({
  ...given(devicesOf(globals).list[0]),
  ...change,
});

/** The second is called `phone`; of the third nothing is known but its address. */
export const sampleSessions = (globals: Globals): MemberSessionsValue => ({
  list: [
    sampleSession(globals),
    { ...given(devicesOf(globals).list[1]), id: 'phone' },
    sampleSession(globals, {
      ...{ id: 'unknown', device: '', deviceKind: null, place: '', ip: '2001:db8::7334', current: false },
    }),
  ],
  previous: sampleLogin(globals),
});

export const sampleLogins = (globals: Globals): readonly MemberLogin[] => [
  sampleLogin(globals, { at: at(-30), device: 'Chrome, Windows', method: 'password' }),
  sampleLogin(globals, { at: at(-50), device: '', place: '', method: 'password', outcome: 'refused' }),
  sampleLogin(globals),
  sampleLogin(globals, { at: at(-60 * 48), method: { other: 'PASSKEY' }, outcome: { other: 'IN_REVIEW' } }),
];
