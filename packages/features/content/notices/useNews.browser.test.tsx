import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { dayOf } from '#core/format/dates.ts';
import { useNavigate } from '#core/routing/router.ts';
import { markNewsSeen } from '#core/site/newsSeen.ts';
import { type RenderOptions, noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import { type NewsOptions, useNews } from './useNews.ts';
import { useNoticeBar } from './useNoticeBar.ts';

function Notices({ paused }: Pick<NewsOptions, 'paused'>) {
  const { bar: props, clicked } = useNoticeBar();
  return (
    <>
      <NoticeBar {...props} />
      <News paused={paused} clicked={clicked} />
    </>
  );
}

/** Its code loads later on the site. */
function News(options: NewsOptions) {
  return <NoticeDialog {...useNews(options)} />;
}

/** Does what the site does: shows another page, a game without the notices, or a dialog that holds them back. */
function Site() {
  const navigate = useNavigate();
  const [paused, setPaused] = useState(false);
  const [inGame, setInGame] = useState(false);
  return (
    <>
      <Button onClick={() => void navigate('/rng')}>page</Button>
      <Button onClick={() => setInGame(!inGame)}>game</Button>
      <Button onClick={() => setPaused(!paused)}>paused</Button>
      {!inGame && <Notices paused={paused} />}
    </>
  );
}

const renderSite = (options: RenderOptions = {}) => renderOnPlatform(Site, noProps, options);
const click = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const close = async (): Promise<void> => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const bar = () => screen.findByRole('link');

test('the news open once after loading and once more after the login (NOT-02)', async () => {
  const { sandbox } = await renderSite();
  await close();
  await click('page');
  await click('game');
  await click('game');
  await bar();
  await expect(screen.queryByRole('dialog')).toBeNull();
  sandbox.platform.session.signIn('another token');
  await close();
  sandbox.platform.session.signOut();
  await bar();
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['visitor', 'member'] as const)('a reload does not open the news again (%s)', async (persona) => {
  const { unmount } = await renderSite({ persona });
  await close();
  unmount();
  const seen = sessionStorage.getItem('newsSeen') ?? '';
  await expect(seen).toBe(persona);
  await renderSite({ persona, prepare: () => sessionStorage.setItem('newsSeen', seen) });
  await bar();
  await click('page');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has just registered is not shown the news', async () => {
  const { sandbox } = await renderSite({ path: '/login' });
  await bar();
  markNewsSeen('member');
  sandbox.platform.session.signIn('the token of a new member');
  await click('page');
  await bar();
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a logout they stay closed, also after a reload', async () => {
  const { sandbox } = await renderSite({ persona: 'member' });
  await close();
  sandbox.platform.session.signOut();
  await waitFor(() => expect(sessionStorage.getItem('newsSeen')).toBe('visitor'));
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test('once hidden for today they do not open again, not even after the login', async () => {
  const { sandbox } = await renderSite();
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await expect(localStorage.getItem('newsHiddenThrough')).toBe(dayOf(sandbox.platform.clock.now()));
  await close();
  sandbox.platform.session.signIn('another token');
  await bar();
  await click('page');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test('a notice of the bar opens as it is, and closing restores the focus (NOT-01b)', async () => {
  const { t } = await renderSite();
  await close();
  const region = await screen.findByRole('region', { name: t('notices:bar.label') });
  const item = within(within(region).getByRole('list')).getAllByRole('button')[1] as HTMLElement;
  const title = item.textContent;
  item.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(title);
  await expect(within(dialog).queryByRole('checkbox')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(item).toHaveFocus());
});

test('the news wait while the login or another dialog is open', async () => {
  await renderSite({ path: '/login' });
  await bar();
  await click('paused');
  await click('page');
  await expect(screen.queryByRole('dialog')).toBeNull();
  await click('paused');
  await close();
});

test('without notices there is no bar and nothing opens', async () => {
  await renderSite({ faults: [{ match: 'announcementList', fault: { kind: 'refuse', code: 'unknown' } }] });
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  await expect(screen.queryByRole('dialog')).toBeNull();
});
