import { screen } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memberPublicState } from '#api/badges.ts';
import { messagesOf } from '#sandbox/inbox/mailbox.ts';
import { changeMessages, writeMessages } from '#sandbox/inbox/messages.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { usePublicState } from '../session/publicState.ts';
import { AppBadge } from './AppBadge.tsx';

const demo = memberIdOf('demo');
let written = 0;
function write(sandbox: SandboxContext): void {
  written += 1;
  const texts = { title: { th: 'Lotus', en: 'Lotus' }, content: { th: 'Lotus', en: 'Lotus' } };
  const message = { about: String(written), kind: 'service', ...texts } as const;
  sandbox.store.transaction(() => writeMessages(sandbox, demo, [message]));
}

/** What reads the badges of the site, and asks again when it is pressed. */
function Badges() {
  const { unread, refresh } = usePublicState(true);
  return (
    <button data-testid="badges" onClick={() => void refresh()}>
      {unread}
    </button>
  );
}

/** A system with a badge, or one without. */
async function visit(setBadge: ReturnType<typeof vi.fn> | undefined, options: RenderOptions = {}) {
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setBadge });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
  return renderOnPlatform(AppBadge, noProps, { persona: 'member', beside: <Badges />, ...options });
}

test('MEM-04b: the icon of the app counts what is not read, is cleared with the last of it, and asks nothing of its own', async () => {
  const setBadge = vi.fn(async () => {});
  const { sandbox, calls } = await visit(setBadge, { prepare: write });
  const badges = screen.getByTestId('badges');
  await vi.waitFor(() => expect(setBadge.mock.calls).toEqual([[1]]));
  write(sandbox);
  badges.click();
  await vi.waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(2));
  const ids = messagesOf(sandbox, demo).map(({ id }) => id);
  sandbox.store.transaction(() => changeMessages(sandbox, demo, ids, { read: true }));
  badges.click();
  await vi.waitFor(() => expect(setBadge).toHaveBeenLastCalledWith(0));
  expect(setBadge).toHaveBeenCalledTimes(3);
  expect(calls(memberPublicState)).toHaveLength(3);
});

test('MEM-04b: nothing is said of an account that nobody is logged in to, and its end is not zero messages', async () => {
  const setBadge = vi.fn(async () => {});
  const { sandbox } = await visit(setBadge, { prepare: write });
  await vi.waitFor(() => expect(setBadge).toHaveBeenCalledOnce());
  sandbox.platform.session.signOut();
  await vi.waitFor(() => expect(screen.getByTestId('badges')).toHaveTextContent('0'));
  expect(setBadge).toHaveBeenCalledOnce();
});

test('MEM-04b: a system that refuses is no failure', async () => {
  const refused = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  await visit(refused, { prepare: write });
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
});

test('MEM-04b: a system without such a badge shows the number on the page alone', async () => {
  await visit(undefined, { prepare: write });
  await vi.waitFor(() => expect(screen.getByTestId('badges')).toHaveTextContent('1'));
});
