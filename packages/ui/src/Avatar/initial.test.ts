import { describe, expect, it } from 'vitest';
import { initialOf } from './initial.ts';

describe('initialOf', () => {
  it.each([
    ['demo', 'D'],
    ['  สมชาย', 'ส'],
    ['เอกชัย', 'อ'],
    ['ไพลิน', 'พ'],
    ['_player7', 'P'],
    ['7heaven', '7'],
    ['𝒜da', '𝒜'],
    ['', ''],
    ['***', ''],
  ])('%s: %s', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });
});
