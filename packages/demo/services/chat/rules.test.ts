import { expect, test } from 'vitest';
import { topicOf, typingTime } from './rules.ts';
import { wordsIn } from './words.ts';

test.each([
  ['ฝากเงินแล้วยอดไม่เข้า', 'deposit'],
  ['How do I DEPOSIT?', 'deposit'],
  ['ถอนเงินขั้นต่ำเท่าไหร่', 'withdraw'],
  ['cash out please', 'withdraw'],
  ['ถอนเงินไม่ได้ ขอคุยกับเจ้าหน้าที่', 'human'],
  ['ลืมรหัสผ่าน', 'account'],
  ['เกมค้าง', 'game'],
  ['มีโปรอะไรบ้าง', 'promotion'],
  ['where is the Android app', 'app'],
  ['คิดว่าติดพนันเกม', 'care'],
  ['สวัสดีค่ะ', 'hello'],
  ['thank you', 'thanks'],
  ['this is something else', 'unknown'],
  ['', 'unknown'],
])('“%s” is about %s', (message, topic) => expect(topicOf(message)).toBe(topic));

test('every topic has an answer in both languages', () => {
  const { answers } = wordsIn('th');
  const english = wordsIn('en').answers;
  expect(Object.keys(english)).toEqual(Object.keys(answers));
  for (const text of Object.values(answers)) expect(text).toMatch(/[ก-ฮ]/);
  for (const text of Object.values(english)) expect(text).not.toMatch(/[ก-ฮ]/);
});

test('the typing pause is between 0.3 and 2 seconds', () => {
  expect(typingTime('')).toBeGreaterThanOrEqual(300);
  expect(typingTime('x'.repeat(5_000))).toBeLessThan(2_000);
});
