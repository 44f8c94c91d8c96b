import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { type EventKind, eventKinds } from '#api/eventKinds.ts';
import { limitKinds, limitPeriods } from '#api/responsiblePlay.ts';
import en from '#locales/en/events.json';
import th from '#locales/th/events.json';
import { interpolation } from '../i18n/interpolation.ts';
import { translateIn } from '../i18n/translate.ts';
import { type MemberEvent, wordEvent } from './useEventText.ts';

const i18n = createInstance();
void i18n.init({ lng: 'th', interpolation, initAsync: false, resources: { th: { events: th }, en: { events: en } } });

const languages = ['th', 'en'] as const;
const event = (kind: MemberEvent['kind'], more: Partial<MemberEvent> = {}): MemberEvent => ({
  id: 'E1',
  kind,
  at: '2026-07-01T00:00:00Z',
  count: 1,
  link: null,
  ...more,
});
const word = (language: (typeof languages)[number], told: MemberEvent): string =>
  wordEvent(told, translateIn(i18n, language, 'events'), (amount) => `฿${amount}`, language === 'th' ? 'TH' : 'EN');

const whole = {
  label: 'Lucky Naga',
  reference: 'loss.day',
  amounts: { stake: '120.00', win: '99.00', profit: '-21.00', amount: '500.00' },
};
const kinds = Object.keys(eventKinds) as EventKind[];

it.each(languages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))(
  '%s words %s, with and without what it is about',
  (language, kind) => {
    for (const told of [
      event(kind),
      event(kind, whole),
      event(kind, { label: 'Lucky Naga' }),
      event(kind, { count: 3 }),
    ])
      expect(word(language, told)).toMatch(/^[^{}]*\p{L}[^{}]*$/u);
    expect(word(language, event(kind))).not.toContain('kinds.');
    expect(word(language, event(kind, whole))).not.toContain('detailed.');
  },
);

it('has the same sentence for every result of a bet', () => {
  const settled = (win: string) => word('en', event('betSettled', { ...whole, amounts: { stake: '120.00', win } }));
  expect(settled('99.00')).toBe('Lucky Naga has ended. Stake ฿120.00, returned ฿99.00.');
  expect(settled('500.00').replace('500.00', '99.00')).toBe(settled('99.00'));
  expect(settled('0.00').replace('0.00.', '99.00.')).toBe(settled('99.00'));
  expect(word('th', event('betSettled', whole))).toBe('Lucky Naga จบแล้ว เดิมพัน ฿120.00 ได้คืน ฿99.00');
  expect(word('en', event('betSettled', { amounts: { stake: '1.00', win: '0.00' } }))).toBe(
    'Your bet has ended. Stake ฿1.00, returned ฿0.00.',
  );
});

it('names a limit by its kind and period, and one that it does not know not at all', () => {
  const names = limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => word('en', event('limitReached', { reference: `${kind}.${period}` }))),
  );
  expect(new Set(names).size).toBe(12);
  expect(names).toContain('You have reached the daily loss limit that you set');
  expect(word('en', event('limitNear', { reference: 'odd.day', label: 'Daily odd limit' }))).toBe(
    'You are near a limit that you set',
  );
});

it('counts what a team has done', () => {
  expect([1, 3].map((count) => word('en', event('teamSignUp', { count })))).toEqual([
    'One new sign-up by your links',
    '3 new sign-ups by your links',
  ]);
});

it('says the sentence of the platform where that writes one, and the label of a kind that it does not know', () => {
  const label = 'New login from an unknown device';
  expect(word('en', event('newDevice', { label }))).toBe(label);
  expect(word('en', event({ other: 'newKind' }, { label }))).toBe(label);
  expect(word('en', event({ other: 'newKind' }))).toBe('Something has changed in your account');
});

it('says when play is possible again after a limit, and why a stake came back', () => {
  const limit = (reference: string) => event('limitReached', { reference, until: '2026-07-01T17:00:00Z' });
  expect(word('en', limit('loss.day'))).toMatch(/You can play again on .*00:00/);
  expect(word('en', limit('deposit.day'))).toMatch(/You can deposit again on .*00:00/);
  expect(word('th', limit('loss.day'))).toMatch(/เล่นต่อได้ .*00:00/);
  const returned = event('betReturned', { ...whole, reason: 'match postponed' });
  expect(word('en', returned)).toBe('Your stake of ฿120.00 was returned: Lucky Naga (match postponed)');
});
