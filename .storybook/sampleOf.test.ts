import { expect, test } from 'vitest';
import { memberInfo } from '#api/member.ts';
import { pointBalance, pointRewards } from '#api/points.ts';
import { given, sampleOf } from './sampleOf.ts';

const page = { pageNo: 1, pageSize: 20 };

test('a sample is what the sandbox answers, in the language of the story, the same each time', () => {
  const namesIn = (language: string) => sampleOf(pointRewards, page, { language }).list.map(({ name }) => name);
  expect(namesIn('th').join()).toMatch(/[ก-ฮ]/);
  expect(namesIn('en').join()).not.toMatch(/[ก-ฮ]/);
  expect(sampleOf(pointRewards, page, {})).toEqual(sampleOf(pointRewards, page, {}));
});

test('each account and scenario has its own answers', () => {
  const nicknameOf = (account: string) => sampleOf(memberInfo, {}, {}, { account }).nickname;
  expect(nicknameOf('demo')).not.toBe(nicknameOf('agent'));
  const pointsIn = (scenario: 'ready' | 'played') => sampleOf(pointBalance, {}, {}, { scenario }).points;
  expect(pointsIn('ready')).not.toBe(pointsIn('played'));
});

test('what is refused, and what there is not, fails the story', () => {
  expect(() => sampleOf(pointBalance, {}, {}, { account: 'trial' })).toThrow('trial_not_allowed');
  expect(() => given(null)).toThrow('no such sample');
});
