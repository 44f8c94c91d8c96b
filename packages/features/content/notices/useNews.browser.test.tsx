import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { dayOf } from '#core/format/dates.ts';
import { useNavigate } from '#core/routing/router.ts';
import { markNewsSeen, newsSeenBy } from '#core/site/newsSeen.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { notices, popups } from '#sandbox/seed/notices.ts';
import { type RenderOptions, noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
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

/** Does what the site does: shows other pages, a game without the notices, and layers that hold them back. */
function Site() {
  const navigate = useNavigate();
  const [paused, setPaused] = useState(false);
  const [asked, setAsked] = useState(false);
  const [inGame, setInGame] = useState(false);
  return (
    <>
      <Button onClick={() => void navigate('/rng')}>page</Button>
      <Button onClick={() => void navigate('/')}>home</Button>
      <Button onClick={() => setInGame(!inGame)}>game</Button>
      <Button onClick={() => setPaused(!paused)}>paused</Button>
      <Button onClick={() => setAsked(true)}>asked</Button>
      <Dialog open={asked} onOpenChange={setAsked} title="Asked" closeLabel="Close" />
      <Menu
        label="Menu"
        items={[{ kind: 'action', id: 'item', label: 'Item', onSelect() {} }]}
        trigger={(trigger) => <button {...trigger}>menu</button>}
      />
      {!inGame && <Notices paused={paused} />}
    </>
  );
}

/** The operator has marked the pop-up as urgent. */
const renderSite = ({ prepare, ...options }: RenderOptions = {}) =>
  renderOnPlatform(Site, noProps, {
    ...options,
    prepare(sandbox) {
      changeSettings(sandbox, { urgentNotices: popups.map(({ id }) => id) });
      prepare?.(sandbox);
    },
  });
const click = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const close = async (): Promise<void> => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const bar = () => screen.findByRole('link');

test('news that the operator has not marked as urgent never opens by itself; the bar opens it (NOT-02c)', async () => {
  const { language, sandbox, t } = await renderOnPlatform(Site, noProps);
  const region = await screen.findByRole('region', { name: t('notices:bar.label') });
  await click('page');
  await click('home');
  sandbox.platform.session.signIn('another token');
  await bar();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(newsSeenBy()).toBeNull();
  const [, item] = await within(within(region).getByRole('list')).findAllByRole('button');
  await userEvent.click(item as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveTextContent(notices[1]?.title[language] ?? '');
  // The pop-ups are before the notices of the bar.
  await expect(dialog.getByRole('status')).toHaveTextContent(`${popups.length + 2} `);
});

test('urgent news opens once after loading and once more after the login (NOT-02)', async () => {
  const { sandbox } = await renderSite();
  await close();
  await click('page');
  await click('game');
  await click('game');
  await bar();
  await expect(screen.queryByRole('dialog')).toBeNull();
  sandbox.platform.session.signIn('another token');
  await expect(screen.queryByRole('dialog')).toBeNull();
  await click('home');
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
  await click('home');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has just registered is not shown the news', async () => {
  const { sandbox } = await renderSite({ path: '/login' });
  await bar();
  markNewsSeen('member');
  sandbox.platform.session.signIn('the token of a new member');
  await click('home');
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
  await click('home');
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
  await click('home');
  await expect(screen.queryByRole('dialog')).toBeNull();
  await click('paused');
  await close();
});

test.each(['/join', '/help#contact', '/rng', '/no-such-page'])('the news wait for home on %s', async (path) => {
  const { t } = await renderSite({ path });
  await bar();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await click('home');
  await screen.findByRole('dialog', { name: t('notices:dialog.title') });
  await close();
  await click('page');
  await click('home');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

test('the news wait for the end of a dialog that the player has opened', async () => {
  const { t } = await renderSite({ path: '/rng' });
  await bar();
  await click('asked');
  const asked = await screen.findByRole('dialog', { name: 'Asked' });
  // A link in the dialog; the player reads on over the new page.
  screen.getByText('home').click();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([asked]));
  await expect(newsSeenBy()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: t('notices:dialog.title') });
  await expect(asked).not.toBeInTheDocument();
});

test('the news wait for the end of a menu', async () => {
  const { t } = await renderSite({ path: '/rng' });
  await bar();
  await click('menu');
  await screen.findByRole('menu');
  screen.getByText('home').click();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(newsSeenBy()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: t('notices:dialog.title') });
  await expect(screen.queryByRole('menu')).toBeNull();
});

test('without notices there is no bar and nothing opens', async () => {
  await renderSite({ faults: [{ match: 'announcementList', fault: { kind: 'refuse', code: 'unknown' } }] });
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  await expect(screen.queryByRole('dialog')).toBeNull();
});
