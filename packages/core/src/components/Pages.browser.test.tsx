import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Pages } from './Pages.tsx';

interface ListProps {
  page: number;
  onPage: (page: number) => void;
}

/** A list in a scroller, of which each page is taller than the one before. */
const List = ({ page, onPage }: ListProps) => (
  <div data-testid="list" style={{ blockSize: 300, overflow: 'auto', overflowAnchor: 'none' }}>
    <div style={{ blockSize: page * 500 }} />
    <Pages label="list" page={page} totalPages={3} busy={false} onPage={onPage} />
  </div>
);

test('the pages stay in view while one leafs through them, however tall the next one is', async () => {
  const useList = (): ListProps => {
    const [page, onPage] = useState(1);
    return { page, onPage };
  };
  const { canvas, t } = await renderOnPlatform(List, useList);
  const next = await canvas.findByRole('button', { name: t('memberCentre:paging.next') });
  next.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByText(t('memberCentre:paging.pageOf', { page: 2, pages: 3 }))).toBeVisible());
  await expect(next).toHaveFocus();
  const { bottom } = canvas.getByTestId('list').getBoundingClientRect();
  await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});
