import type { MemberProfileValue } from '#api/profile.ts';

const unset = { value: '', state: 'unset', changeable: true } as const;

export const sampleProfile = (change: Partial<MemberProfileValue> = {}): MemberProfileValue => ({
  realName: { value: 'Fa*** Ja***', state: 'set', changeable: false },
  birthday: unset,
  mobile: { value: '08x-xxx-5678', state: 'verified', changeable: true },
  email: { value: 'de***@kinnari.example', state: 'set', changeable: true },
  line: { value: 'fa***', state: 'set', changeable: true },
  telegram: unset,
  minAge: 21,
  passwordSetAt: '2026-10-01T05:00:00Z',
  ...change,
});

export const emptyProfile = (): MemberProfileValue =>
  sampleProfile({
    realName: unset,
    mobile: unset,
    email: unset,
    line: unset,
    passwordSetAt: null,
  });
