import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openDraw } from './lottery.ts';

it('an open draw is valid without its times (LOT-04)', () =>
  expect(v.parse(openDraw, { gameId: 'hanoi', numero: '7' })).toEqual({
    gameId: 'hanoi',
    numero: '7',
    remainTime: null,
    lockTime: null,
  }));
