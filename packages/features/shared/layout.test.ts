import { describe, expect, it } from 'vitest';
import { layoutBlocks } from '#api/system.ts';
import { chooseBlocks } from './layout.ts';

describe('chooseBlocks', () => {
  it('shows a part whole that the operator does not mention', () =>
    expect(chooseBlocks('home', {})).toEqual(layoutBlocks.home));
  it('keeps the order of the operator', () =>
    expect(chooseBlocks('home', { home: ['hot', 'welcome'] })).toEqual(['hot', 'welcome']));
  it('ignores what it does not know, and repetitions', () =>
    expect(chooseBlocks('sides', { sides: ['vip', 'casino', 'vip'] })).toEqual(['vip']));
  it('lets a part be switched off', () => expect(chooseBlocks('top', { top: [] })).toEqual([]));
});
