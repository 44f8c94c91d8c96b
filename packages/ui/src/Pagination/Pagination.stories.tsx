import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Pagination } from './Pagination.tsx';

const onPageChange = fn();
const texts = (globals: object) => {
  const { pages, first, previous, next, last } = storyMessages(globals);
  return { label: pages, labels: { first, previous, next, last } };
};
const status = (globals: object, page: number, pages: number) =>
  storyMessages(globals).pageOf.replace('{page}', String(page)).replace('{pages}', String(pages));

const meta = preview.meta({
  title: 'Kit/Pagination',
  component: Pagination,
  args: {
    label: '',
    labels: { first: '', previous: '', next: '', last: '' },
    status: '',
    page: 1,
    totalPages: 8,
    onPageChange,
  },
  render: ({ page: start, busy }, { globals }) => <Paging globals={globals} start={start} busy={busy} />,
});

function Paging({ globals, start, busy = false }: { globals: object; start: number; busy?: boolean | undefined }) {
  const [page, setPage] = useState(start);
  const turn = (to: number) => {
    onPageChange(to);
    setPage(to);
  };
  return (
    <Pagination
      {...texts(globals)}
      page={page}
      totalPages={8}
      status={status(globals, page, 8)}
      onPageChange={turn}
      busy={busy}
    />
  );
}

/** On the first and last page the disabled arrows stay in place and keep the focus. */
export const Playground = meta.story({
  play: async ({ canvas, globals }) => {
    onPageChange.mockClear();
    const words = storyMessages(globals);
    const arrow = (name: string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('navigation', { name: words.pages })).toBeVisible();
    await expect(arrow(words.first)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(arrow(words.previous));
    await expect(onPageChange).not.toHaveBeenCalled();

    await userEvent.click(arrow(words.next));
    await expect(canvas.getByRole('status')).toHaveTextContent(status(globals, 2, 8));
    await userEvent.click(arrow(words.last));
    await expect(canvas.getByRole('status')).toHaveTextContent(status(globals, 8, 8));
    await expect(arrow(words.last)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(arrow(words.first));
    await expect(onPageChange.mock.calls).toEqual([[2], [8], [1]]);
  },
});

export const Middle = meta.story({ args: { page: 4 } });

/** Clicks are ignored while a request is pending. */
export const Busy = meta.story({
  args: { page: 4, busy: true },
  play: async ({ canvas, globals }) => {
    onPageChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: storyMessages(globals).next }));
    await expect(onPageChange).not.toHaveBeenCalled();
  },
});

/** The number of pages is unknown; only whether there is a next page is known. */
export const UnknownEnd = meta.story({
  render: (_, { globals }) => (
    <Pagination
      {...texts(globals)}
      page={3}
      hasMore
      status={storyMessages(globals).pageNumber.replace('{page}', '3')}
      onPageChange={onPageChange}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button', { name: storyMessages(globals).last })).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
});

/** Links with URLs that can be bookmarked and shared. */
export const Links = meta.story({
  render: (_, { globals }) => (
    <Pagination
      {...texts(globals)}
      page={8}
      totalPages={8}
      status={status(globals, 8, 8)}
      hrefFor={(page) => `/rng?page=${page}`}
    />
  ),
  play: async ({ canvas, globals }) => {
    const words = storyMessages(globals);
    await expect(canvas.getByRole('link', { name: words.previous })).toHaveAttribute('href', '/rng?page=7');
    const next = canvas.getByRole('link', { name: words.next });
    await expect(next).not.toHaveAttribute('href');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
});

/** With a handler, a plain click does not navigate. A click with a modifier key is left to the browser. */
export const LinksWithHandler = meta.story({
  render: (_, { globals }) => (
    <Pagination
      {...texts(globals)}
      page={2}
      totalPages={8}
      status={status(globals, 2, 8)}
      hrefFor={(page) => `#page-${page}`}
      onPageChange={onPageChange}
    />
  ),
  play: async ({ canvas, globals }) => {
    onPageChange.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: storyMessages(globals).next }));
    await expect(onPageChange).toHaveBeenCalledWith(3);
    await expect(window.location.hash).toBe('');
  },
});

export const Smallest = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { page: 4 },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
});
