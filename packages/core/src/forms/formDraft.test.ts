import { describe, expect, it } from 'vitest';
import { draftOf, parseDraft, textIn, withDraft } from './formDraft.ts';

describe('the draft of a form', () => {
  it('keeps what is filled in, and no secret', () => {
    const parts = { name: 'somchai', password: 'hidden', empty: '', method: null, terms: false };
    expect(draftOf(parts, ['password'])).toEqual({ name: 'somchai', terms: false });
  });

  it.each([null, '', 'x', 'null', '3', '[]', '"text"', '{"a":{"b":1},"c":null,"d":4}'])(
    'reads nothing from %j',
    (text) => expect(parseDraft(text)).toEqual({}),
  );

  it('reads what it has stored', () => {
    const draft = { name: 'สมชาย', terms: false };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('has no text for a choice or for a name of every object', () => {
    expect([textIn({ terms: true }, 'terms'), textIn({}, 'toString'), textIn({ a: 'b' }, 'a')]).toEqual([
      undefined,
      undefined,
      'b',
    ]);
  });

  it('fills in what is empty, and never a secret or an unknown field', () => {
    const values = { name: '', number: '089', password: '' };
    const draft = { name: 'somchai', number: '081', password: 'planted', other: 'x' };
    expect(withDraft(values, draft, ['password'])).toEqual({ name: 'somchai', number: '089', password: '' });
  });
});
