import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/notices.json';
import th from '#locales/th/notices.json';
import preview from '#storybook/preview.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import { bangkokDay } from './notices.model.ts';
import { type NewsOptions, useNews } from './useNews.ts';
import { useNoticeBar } from './useNoticeBar.ts';

function Frame({ hold }: { hold: boolean }) {
  const { bar: props, pressed } = useNoticeBar();
  return (
    <>
      <NoticeBar {...props} />
      <News hold={hold} pressed={pressed} />
    </>
  );
}

/** Its code comes later on the site. */
function News(options: NewsOptions) {
  return <NoticeDialog {...useNews(options)} />;
}

/** Stands in for the site: goes to pages and games, which take the frame away, and is busy with something else. */
function Site() {
  const navigate = useNavigate();
  const [hold, setHold] = useState(false);
  const [inGame, setInGame] = useState(false);
  return (
    <Stack>
      <Inline>
        <Button onClick={() => void navigate('/rng')}>page</Button>
        <Button onClick={() => setInGame(!inGame)}>game</Button>
        <Button onClick={() => setHold(!hold)}>hold</Button>
      </Inline>
      {!inGame && <Frame hold={hold} />}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Screens/Notices/On the platform',
  component: Site,
  parameters: { sandbox: { persona: 'visitor' } },
});

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const close = async (): Promise<void> => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const bar = () => screen.findByRole('link');

/** NOT-02: once after loading, whatever is visited then, and once more after the login. */
export const OncePerVisitAndLogin = meta.story({
  play: async ({ sandbox }) => {
    await close();
    await press('page');
    await press('game');
    await press('game');
    await bar();
    await expect(screen.queryByRole('dialog')).toBeNull();
    sandbox.platform.session.signIn('another token');
    await close();
    sandbox.platform.session.signOut();
    await bar();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Ticked: not again today, not even after the login. */
export const NotAgainToday = meta.story({
  play: async ({ sandbox }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await expect(localStorage.getItem('newsHiddenThrough')).toBe(bangkokDay(sandbox.platform.clock.now()));
    await close();
    sandbox.platform.session.signIn('another token');
    await bar();
    await press('page');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** NOT-01b: the notice that was pressed. */
export const FromTheBar = meta.story({
  play: async ({ globals }) => {
    await close();
    const { label } = (globals['language'] === 'en' ? en : th).bar;
    const region = await screen.findByRole('region', { name: label });
    const items = within(region).getByRole('list');
    const item = within(items).getAllByRole('button')[1] as HTMLElement;
    const title = item.textContent;
    item.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    await expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(item).toHaveFocus());
  },
});

/** Not on the login, and not over something else: the news wait. */
export const WaitsForItsMoment = meta.story({
  parameters: { sandbox: { persona: 'visitor', path: '/login' } },
  play: async () => {
    await bar();
    await press('hold');
    await press('page');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await press('hold');
    await close();
  },
});

/** Nothing to say, or nobody to say it: there is no bar, and nothing opens. */
export const NoAnswer = meta.story({
  parameters: {
    sandbox: {
      persona: 'visitor',
      faults: [{ match: 'announcementList', fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
