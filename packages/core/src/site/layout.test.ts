import { describe, expect, it } from 'vitest';
import { layoutBlocks } from '#api/system.ts';
import { chooseBlocks } from './layout.ts';

describe('chooseBlocks', () => {
  it('returns all blocks of a part that the operator has not configured', () =>
    expect(chooseBlocks('home', {})).toEqual(layoutBlocks.home));
  it('keeps the operator’s order', () =>
    expect(chooseBlocks('home', { home: ['hot', 'banner'] })).toEqual(['hot', 'banner']));
  it('ignores unknown names and repetitions', () =>
    expect(chooseBlocks('sidebar', { sidebar: ['vip', 'casino', 'vip'] })).toEqual(['vip']));
  it('ignores blocks that the site no longer has', () =>
    expect(chooseBlocks('home', { home: ['welcome', 'recent', 'hot'] })).toEqual(['recent', 'hot']));
  it('returns nothing for an empty list', () => expect(chooseBlocks('top', { top: [] })).toEqual([]));
});
