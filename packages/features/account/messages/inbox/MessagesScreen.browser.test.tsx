import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { ticketReply } from '#api/feedback.ts';
import { messageMark } from '#api/messages.ts';
import { ticketRef } from '#core/routing/ticketRef.ts';
import { badgesChannel } from '#core/session/otherTabs.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { useBadgeUpdates } from '#core/session/useBadgeUpdates.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { messagesOf } from '#sandbox/inbox/mailbox.ts';
import { changeMessages, writeMessages } from '#sandbox/inbox/messages.ts';
import { answerTicket, openTicket } from '#sandbox/inbox/tickets.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import type { SandboxContext } from '#storybook/sandboxPlatform.ts';
import { MessagesScreen } from './MessagesScreen.tsx';
import { useMessagesScreen } from './useMessagesScreen.ts';

const demo = memberIdOf('demo');

/** The number that the badges show. */
function useUnread(): number {
  const { unread, at } = usePublicState(true);
  useBadgeUpdates(at, null);
  return unread;
}
const Unread = () => <output data-testid="unread">{useUnread()}</output>;

function write(sandbox: SandboxContext, name: string, content = `<p>${name}</p>`): void {
  const texts = { title: { th: name, en: name }, content: { th: content, en: content } };
  sandbox.store.transaction(() => writeMessages(sandbox, demo, [{ about: name, kind: 'service', ...texts }]));
}

async function renderMessages(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(MessagesScreen, useMessagesScreen, {
    persona: 'member',
    path: '/?centre=messageV2',
    beside: <Unread />,
    ...options,
  });
  const { canvas, t } = rendered;
  return {
    ...rendered,
    unread: () => screen.getByTestId('unread'),
    open: async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^[^:]*${name}`) })),
    back: async () => userEvent.click(await canvas.findByRole('button', { name: t('messages:back') })),
  };
}

test('a message that is opened is read, and the badge goes', async () => {
  const { canvas, calls, open, back, unread } = await renderMessages({
    prepare: (sandbox) => write(sandbox, 'Lotus'),
  });
  await waitFor(() => expect(unread()).toHaveTextContent('1'));
  await open('Lotus');
  await expect(await canvas.findByRole('heading', { name: 'Lotus' })).toBeVisible();
  await waitFor(() => expect(unread()).toHaveTextContent('0'));
  await expect(calls(messageMark).map(({ input }) => input)).toEqual([{ ids: [expect.any(String)], read: true }]);
  await back();
  // The list goes on where it was left.
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Lotus/ })).toHaveFocus());
});

/** Writes a message about the level. */
const aboutLevel = (sandbox: SandboxContext): void => {
  const text = { th: 'Lotus', en: 'Lotus' };
  const message = {
    about: 'level',
    kind: 'level',
    title: text,
    content: text,
    link: { page: 'vip', ref: null },
  } as const;
  sandbox.store.transaction(() => writeMessages(sandbox, demo, [message]));
};

test('a row says what the message is about, and one about the level leads to its page', async () => {
  const { canvas, open, unread, t } = await renderMessages({ prepare: aboutLevel });
  await expect(await canvas.findByText(`${t('messages:kinds.level')} ·`, { exact: false })).toBeVisible();
  await open('Lotus');
  await expect(await canvas.findByRole('link', { name: t('messages:open.other') })).toHaveAttribute('href', '/vip');
  await waitFor(() => expect(unread()).toHaveTextContent('0'));
});

test('without levels (FLG-02), a message about them leads nowhere', async () => {
  const { canvas, open, unread, t } = await renderMessages({
    prepare(sandbox) {
      aboutLevel(sandbox);
      changeSettings(sandbox, { flags: { ...sandbox.settings.flags, VIP: false } });
    },
  });
  await open('Lotus');
  await expect(await canvas.findByRole('heading', { name: 'Lotus' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: t('messages:open.other') })).toBeNull();
  await waitFor(() => expect(unread()).toHaveTextContent('0'));
});

test('marked as unread again, it stays unread', async () => {
  const { canvas, open, sandbox, t } = await renderMessages({ prepare: (from) => write(from, 'Lotus') });
  await open('Lotus');
  await waitFor(() => expect(messagesOf(sandbox, demo)[0]?.read).toBe(true));
  await userEvent.click(await canvas.findByRole('button', { name: t('messages:markUnread') }));
  await waitFor(() => expect(messagesOf(sandbox, demo)[0]?.read).toBe(false));
  await expect(await canvas.findByRole('list', { name: t('messages:list') })).toBeVisible();
  await expect(messagesOf(sandbox, demo)[0]?.read).toBe(false);
});

test('what is read in another tab is read here', async () => {
  const { canvas, sandbox, unread, t } = await renderMessages({ prepare: (from) => write(from, 'Lotus') });
  await waitFor(() => expect(unread()).toHaveTextContent('1'));
  await canvas.findByRole('button', { name: new RegExp(`^${t('messages:unread')}`) });
  const ids = messagesOf(sandbox, demo).map(({ id }) => id);
  sandbox.store.transaction(() => changeMessages(sandbox, demo, ids, { read: true }));
  const otherTab = new BroadcastChannel(badgesChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  otherTab.postMessage({ changedBy: 'another tab' });
  otherTab.close();
  await waitFor(() => expect(unread()).toHaveTextContent('0'));
  await waitFor(() =>
    expect(canvas.queryByRole('button', { name: new RegExp(`^${t('messages:unread')}`) })).toBeNull(),
  );
});

test('a deleted message can be brought back', async () => {
  const { canvas, sandbox, t } = await renderMessages({ prepare: (from) => write(from, 'Lotus') });
  await userEvent.click(await canvas.findByRole('button', { name: t('messages:deleteOne', { title: 'Lotus' }) }));
  await expect(await canvas.findByRole('heading', { name: t('messages:empty.personal.title') })).toBeVisible();
  await expect(messagesOf(sandbox, demo)).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: t('messages:undo') }));
  await expect(await canvas.findByRole('button', { name: new RegExp(`^${t('messages:unread')} Lotus`) })).toBeVisible();
});

test('a script in a message never runs', async () => {
  const script =
    '<p>ok</p><img src="x" onerror="window.ran = true"><script>window.ran = true</script>' +
    '<a href="javascript:window.ran = true">link</a><svg onload="window.ran = true"></svg>';
  const { canvas, container, open, unread } = await renderMessages({
    prepare: (from) => write(from, '<b>Title</b>', script),
  });
  await open('<b>Title</b>');
  await canvas.findByText('ok');
  await expect(container.querySelector('script, [onerror], [onload], a[href^="javascript"]')).toBeNull();
  await expect(await canvas.findByRole('heading', { name: '<b>Title</b>' })).toBeVisible();
  await waitFor(() => expect(unread()).toHaveTextContent('0'));
  await expect(Reflect.get(window, 'ran')).toBeUndefined();
});

test('a search finds a message among 5,000, and pages are counted', async () => {
  const { canvas, t } = await renderMessages({ scenario: 'manyMessages' });
  await expect(await canvas.findByText(t('messages:total', { total: 5_000 }))).toBeVisible();
  await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  await userEvent.type(canvas.getByRole('searchbox', { name: t('messages:search') }), '4,321.00');
  await expect(await canvas.findByText(t('messages:total', { total: 1 }))).toBeVisible();
});

const withAnswer = (number: { current: string }) => (sandbox: SandboxContext) =>
  sandbox.store.transaction(() => {
    const ticket = openTicket(sandbox, {
      ...{ memberId: demo, address: null, sender: '', kind: 'question', reference: null, fileIds: [] },
      ...{ subject: 'Account', text: 'Which account?' },
    });
    answerTicket(sandbox, ticket, '<b>Any</b> of yours');
    number.current = ticket.number;
  });

test('an answer of support opens by its address, is read as plain text, and takes a reply', async () => {
  const number = { current: '' };
  const { canvas, container, sandbox, unread, t } = await renderMessages({
    prepare: withAnswer(number),
    path: () => `/?centre=messageV2&ref=${ticketRef(number.current)}`,
  });
  await expect(await canvas.findByText('<b>Any</b> of yours')).toBeVisible();
  await expect(container.querySelector('b')).toBeNull();
  await waitFor(() => expect(unread()).toHaveTextContent('0'));
  await userEvent.type(canvas.getByRole('textbox'), 'Thanks');
  await userEvent.click(canvas.getByRole('button', { name: t('messages:ticket.send') }));
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  await expect(sandbox.store.get('supportTickets', number.current)?.entries.at(-1)).toMatchObject({
    ...{ from: 'player', text: 'Thanks' },
  });
});

test('a picture below a question is loaded from an allowed host only', async () => {
  const at = '2026-11-21T03:00:00.000Z';
  const pictures = ['/one.svg', 'https://elsewhere.example/two.svg'];
  const value = {
    ...{ number: 'T1', kind: 'question', subject: 'Slip', status: 'waiting', createdAt: at, updatedAt: at },
    ...{ answerBy: null, read: true, reference: null },
    entries: [{ id: 'T1-1', from: 'player', at, text: 'See the pictures', pictures }],
  };
  const { container } = await renderMessages({
    faults: [{ match: 'ticketThread', fault: { kind: 'malformed', value } }],
    path: `/?centre=messageV2&ref=${ticketRef('T1')}`,
  });
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  const urls = [...container.querySelectorAll('img')].map(({ src }) => src);
  await expect(urls).toEqual([`${location.origin}/one.svg`]);
});

test('what was typed below a question is there after a reload, and gone once it was sent', async () => {
  const number = { current: '' };
  const { canvas, t } = await renderMessages({
    prepare(sandbox) {
      withAnswer(number)(sandbox);
      sessionStorage.setItem('replyDraft', `${number.current} Not sent yet`);
    },
    path: () => `/?centre=messageV2&ref=${ticketRef(number.current)}`,
  });
  await expect(await canvas.findByRole('textbox')).toHaveValue('Not sent yet');
  await userEvent.type(canvas.getByRole('textbox'), '!');
  await expect(sessionStorage.getItem('replyDraft')).toBe(`${number.current} Not sent yet!`);
  await userEvent.click(canvas.getByRole('button', { name: t('messages:ticket.send') }));
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  await expect(sessionStorage.getItem('replyDraft')).toBeNull();
});

test('a reply whose answer is lost stays in the form, and is not sent twice', async () => {
  const number = { current: '' };
  const { canvas, calls, sandbox, t } = await renderMessages({
    prepare: withAnswer(number),
    path: () => `/?centre=messageV2&ref=${ticketRef(number.current)}`,
    faults: [{ match: 'ticketReply', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  await userEvent.type(await canvas.findByRole('textbox'), 'Thanks');
  const send = canvas.getByRole('button', { name: t('messages:ticket.send') });
  await userEvent.click(send);
  await expect(await canvas.findByText(t('messages:ticket.maybe'))).toBeVisible();
  await expect(canvas.getByRole('textbox')).toHaveValue('Thanks');
  await userEvent.click(send);
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue(''));
  await expect(calls(ticketReply)).toHaveLength(2);
  await expect(sandbox.store.get('supportTickets', number.current)?.entries).toHaveLength(3);
});
