import { expect, it } from 'vitest';
import { groupsOf, isAskedFor } from './stories.ts';

const story = (title: string, name: string) => ({
  id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
  title,
  name,
});
const [button, busy, badge] = [story('Kit/Button', 'Sizes'), story('Kit/Button', 'Busy'), story('Kit/Badge', 'Tones')];

it.each([
  [[], true],
  [['kit/button'], true],
  [['Button/Busy'], true],
  [['kit-button--busy'], true],
  [['badge', 'BUSY'], true],
  [['badge'], false],
])('%j asks for Kit/Button/Busy: %s', (words, isAsked) => {
  expect(isAskedFor(busy, words)).toBe(isAsked);
});

it('puts both sides together by title, also what one of them lacks', () => {
  expect(groupsOf([button, badge], [button, busy], [])).toEqual([
    { title: 'Kit/Button', common: [button], added: [busy], removed: [] },
    { title: 'Kit/Badge', common: [], added: [], removed: [badge] },
  ]);
});

it('leaves out what is not asked for, and refuses to compare nothing', () => {
  expect(groupsOf([button, badge], [button, busy], ['tones'])).toEqual([
    { title: 'Kit/Badge', common: [], added: [], removed: [badge] },
  ]);
  expect(() => groupsOf([button], [button], ['deposit', 'slip'])).toThrow('no story has "deposit" or "slip"');
});
