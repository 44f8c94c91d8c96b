import { expect, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { useNavigate } from './router.ts';
import { type UrlQuery, useUrlQuery } from './useUrlQuery.ts';

type Filters = Readonly<Partial<Record<'vendor' | 'name', string>>>;

interface Page extends UrlQuery<Filters, Filters> {
  /** Follows a link. */
  readonly follow: (url: string) => void;
}

/** Renders a page whose query is `Filters`, takes steps in a single event, and returns a query for the URL it ends at. */
async function renderAfter(steps: (page: Page) => void): Promise<(url: string) => Promise<HTMLElement>> {
  function Screen() {
    const navigate = useNavigate();
    const query = useUrlQuery<Filters, Filters>({
      parse: (params) => Object.fromEntries(params),
      change: (current, change) => ({ ...current, ...change }),
      write: (filters) => `?${new URLSearchParams(filters).toString()}`,
    });
    const page = { ...query, follow: (url: string) => void navigate(url) };
    return (
      <button type="button" onClick={() => steps(page)}>
        {query.hrefFor({})}
      </button>
    );
  }
  const { canvas } = await renderOnPlatform(Screen, noProps, { path: '/rng' });
  await userEvent.click(canvas.getByRole('button'));
  return (url) => canvas.findByRole('button', { name: url });
}

test('a change made before a followed link has rendered applies to that link', async () => {
  const find = await renderAfter(({ follow, hrefFor, go }) => {
    follow(hrefFor({ vendor: 'ABCD' }));
    go({ name: 'lotus' });
  });
  await expect(await find('/rng?vendor=ABCD&name=lotus')).toBeVisible();
});

test('two changes in a row are both kept', async () => {
  const find = await renderAfter(({ go }) => {
    go({ vendor: 'ABCD' });
    go({ name: 'lotus' });
  });
  await expect(await find('/rng?vendor=ABCD&name=lotus')).toBeVisible();
});

test('a change made after leaving the page does not lead back to it', async () => {
  const find = await renderAfter(({ follow, go }) => {
    follow('/pvp?vendor=KRTH');
    go({ name: 'lotus' });
  });
  await expect(await find('/pvp?vendor=KRTH')).toBeVisible();
});
