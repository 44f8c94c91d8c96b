import { expect, it, vi } from 'vitest';
import { memberPages } from '../routing/centrePages.ts';
import { withPageTitles } from './pageTitles.ts';

const { manualRebate: _, ...others } = memberPages;
const stated = Object.fromEntries(Object.keys(others).map((page) => [page, `title of ${page}`]));

it('takes a title that is not stated from the first namespace of the page', async () => {
  const read = vi.fn(async () => ({ title: 'Rebate', claim: 'Claim' }));
  expect(await withPageTitles('memberCentre', { menu: 'Menu', pages: stated }, read)).toEqual({
    menu: 'Menu',
    pages: { ...stated, manualRebate: 'Rebate' },
  });
  expect(read.mock.calls).toEqual([['rebate']]);
});

it('refuses a page without a title', async () => {
  const read = async () => ({ claim: 'Claim' });
  await expect(withPageTitles('memberCentre', { pages: stated }, read)).rejects.toThrow('manualRebate');
});

it('leaves other namespaces unchanged', async () => {
  const messages = { claim: 'Claim' };
  expect(await withPageTitles('rebate', messages, async () => ({}))).toBe(messages);
});
