import { expect, it, vi } from 'vitest';
import { contractFlags, type FeatureFlag, type FeatureFlags } from './flags.ts';
import { reportConflicts } from './reportConflicts.ts';
import { type Settings, settingConflicts } from './settingConflicts.ts';

const flags = (...on: readonly FeatureFlag[]) =>
  Object.fromEntries(contractFlags.map((flag) => [flag, on.includes(flag)])) as FeatureFlags;
const settings = (change: Partial<Settings> = {}): Settings => ({
  flags: flags('MOBILENUMREG3', 'MOBILENUMPASSREG3', 'DIRECTREG3'),
  site: { loginedToHomePage: false, smsService: 'platform', thirdParty: [] },
  deployment: { identityUrl: null, membersOnly: false, thirdPartyUrl: null },
  ...change,
});

it('finds nothing in settings that fit', () => {
  expect(settingConflicts(settings())).toEqual([]);
  expect(settingConflicts(settings({ flags: flags() }))).toEqual([]);
});

it.each<[string, Partial<Settings>]>([
  ['MOBILEVERCODELOGIN3', { flags: flags('MOBILENUMREG3', 'DIRECTREG3') }],
  ['membersOnly', { deployment: { identityUrl: null, membersOnly: true, thirdPartyUrl: null } }],
  ['loginedToHomePage', { site: { loginedToHomePage: true, smsService: 'platform', thirdParty: [] } }],
  ['identityUrl', { site: { loginedToHomePage: false, smsService: 'identity', thirdParty: [] } }],
  ['thirdPartyUrl', { site: { loginedToHomePage: false, smsService: 'platform', thirdParty: ['line'] } }],
])('finds the one about %s', (name, change) => {
  const conflicts = settingConflicts(settings(change));
  expect(conflicts).toHaveLength(1);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  reportConflicts(conflicts);
  expect(warn.mock.lastCall?.[0]).toContain(name);
  warn.mockRestore();
});

it('finds several at once', () => {
  const change = {
    flags: flags('MOBILENUMREG3'),
    site: { loginedToHomePage: false, smsService: 'identity', thirdParty: ['line'] },
  } as const;
  expect(settingConflicts(settings(change))).toHaveLength(3);
});
