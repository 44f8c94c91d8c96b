import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openDraw } from './lottery.ts';

it('an open draw without its times is a draw all the same (LOT-04)', () =>
  expect(v.parse(openDraw, { gameId: 'hanoi', numero: '7' })).toEqual({
    gameId: 'hanoi',
    numero: '7',
    remainTime: null,
    lockTime: null,
  }));
