import { describe, expect, it } from 'vitest';
import { emptyDraft, feedbackProblems, isAddress, isEmptyDraft, lengthProblem, parseDraft } from './feedback.model.ts';

const options = { question: { min: 10, max: 1_000 } };
const draft = { ...emptyDraft, subject: 'เรื่อง', content: 'ถอนเงินไม่ได้ครับ ช่วยดูให้หน่อย' };

describe('CON-02: the length of a text', () => {
  const cluster = 'กี้';

  it.each([
    [0, { key: 'short', min: 1 }],
    [1, null],
    [140, null],
    [141, { key: 'long', max: 140 }],
  ])('%i Thai clusters', (letters, problem) => {
    expect(lengthProblem(` ${cluster.repeat(letters)} `, { min: 1, max: 140 })).toEqual(problem);
  });

  it('has other bounds for a question than for feedback', () => {
    const problems = (kind: 'feedback' | 'question' | 'complaint') =>
      feedbackProblems({ ...draft, kind, content: 'ดี' }, options, false, []);
    expect(problems('feedback')).toEqual({});
    expect(problems('question')).toEqual({ content: { key: 'short', min: 10 } });
    expect(problems('complaint')).toEqual({ content: { key: 'short', min: 10 } });
  });
});

it('a question needs a subject, feedback does not', () => {
  expect(feedbackProblems({ ...draft, subject: ' ' }, options, false, [])).toEqual({ subject: true });
  expect(feedbackProblems({ ...draft, subject: '', kind: 'feedback' }, options, false, [])).toEqual({});
});

it('a visitor says where to answer', () => {
  expect(feedbackProblems(draft, options, true, [])).toEqual({ address: true });
  expect(feedbackProblems({ ...draft, address: 'a@b.co' }, options, true, [])).toEqual({});
});

it.each([
  ['fah@example.com', true],
  ['081-234-5678', true],
  ['+66 81 234 5678', true],
  ['fah@', false],
  ['12345', false],
])('%s is an address: %s', (address, expected) => expect(isAddress(address)).toBe(expected));

it('waits for pictures, and does not send without one that failed', () => {
  const upload = { id: '1', name: 'a.png', preview: null, progress: 0, problem: null, fileId: null };
  const problems = (state: 'sending' | 'failed' | 'sent') =>
    feedbackProblems(draft, options, false, [{ ...upload, state }]);
  expect(problems('sending')).toEqual({ pictures: 'sending' });
  expect(problems('failed')).toEqual({ pictures: 'failed' });
  expect(problems('sent')).toEqual({});
});

describe('a stored draft', () => {
  it('is read back', () => expect(parseDraft(JSON.stringify(draft))).toEqual(draft));
  it.each([null, '', '{', '{"kind":"other"}'])('%j is an empty one', (text) =>
    expect(parseDraft(text)).toEqual(emptyDraft),
  );
  it('knows whether anything was typed', () => {
    expect(isEmptyDraft({ ...emptyDraft, kind: 'complaint', content: ' ' })).toBe(true);
    expect(isEmptyDraft(draft)).toBe(false);
  });
});
