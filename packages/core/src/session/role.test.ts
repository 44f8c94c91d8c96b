import { describe, expect, it } from 'vitest';
import { roleOf } from './role.ts';

const session = (accountType: number | null) => ({ token: 't', accountType });

describe('roleOf', () => {
  it.each([
    ['no session', null, undefined, 'visitor'],
    ['no session, with the info of a previous member', null, { type: 1 }, 'visitor'],
    ['a token alone', session(null), undefined, 'member'],
    ['type 0', session(0), undefined, 'member'],
    ['an unknown type', session(99), { type: 99 }, 'member'],
    ['type 1', session(1), undefined, 'agent'],
    ['type 2', session(2), undefined, 'agent'],
    ['type 41', session(41), undefined, 'agent'],
    ['type 42', session(42), undefined, 'agent'],
    ['an agent known from member info only', session(null), { type: 42 }, 'agent'],
    ['type 43', session(43), undefined, 'assistant'],
    ['an assistant known from member info only', session(null), { type: 43 }, 'assistant'],
    ['type 4', session(4), undefined, 'trial'],
    ['trial by the session over agent by member info', session(4), { type: 1 }, 'trial'],
    ['trial by member info over agent by the session', session(1), { type: 4 }, 'trial'],
  ] as const)('%s', (_name, given, member, expected) => {
    expect(roleOf(given, member)).toBe(expected);
  });
});
