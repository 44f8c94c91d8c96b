import type { MemberLogin, MemberSession, MemberSessionsValue } from '#api/memberSessions.ts';

/** 2026-11-21, noon in Bangkok. */
const noon = Date.UTC(2026, 10, 21, 5);
const at = (minutes: number): string => new Date(noon + minutes * 60_000).toISOString();

const bangkok = { th: 'กรุงเทพมหานคร ประเทศไทย', en: 'Bangkok, Thailand' };
type Globals = { readonly language?: unknown };
const placeOf = ({ language }: Globals): string => (language === 'en' ? bangkok.en : bangkok.th);

export const sampleLogin = (globals: Globals, change: Partial<MemberLogin> = {}): MemberLogin => ({
  at: at(-60 * 26),
  device: 'Safari, iPhone',
  deviceKind: 'phone',
  place: placeOf(globals),
  ip: '203.0.113.61',
  method: 'sms',
  outcome: 'accepted',
  ...change,
});

export const sampleSession = (globals: Globals, change: Partial<MemberSession> = {}): MemberSession => ({
  id: 'this',
  device: 'Chrome, Windows',
  deviceKind: 'computer',
  place: placeOf(globals),
  ip: '203.0.113.24',
  since: at(-30),
  lastSeen: at(0),
  current: true,
  ...change,
});

const phone = { id: 'phone', device: 'Safari, iPhone', deviceKind: 'phone', current: false } as const;

export const sampleSessions = (globals: Globals, change: Partial<MemberSessionsValue> = {}): MemberSessionsValue => ({
  list: [
    sampleSession(globals),
    sampleSession(globals, { ...phone, since: at(-60 * 3), lastSeen: at(-12) }),
    sampleSession(globals, {
      id: 'unknown',
      device: '',
      deviceKind: null,
      place: '',
      ip: '2001:db8::7334',
      current: false,
    }),
  ],
  previous: sampleLogin(globals),
  ...change,
});

export const sampleLogins = (globals: Globals): readonly MemberLogin[] => [
  sampleLogin(globals, { at: at(-30), device: 'Chrome, Windows', method: 'password' }),
  sampleLogin(globals, { at: at(-50), device: '', place: '', method: 'password', outcome: 'refused' }),
  sampleLogin(globals),
  sampleLogin(globals, { at: at(-60 * 48), method: { other: 'PASSKEY' }, outcome: { other: 'IN_REVIEW' } }),
];
