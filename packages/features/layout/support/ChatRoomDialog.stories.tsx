import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SupportContext } from '#core/site/support.ts';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ChatRoomDialog } from './ChatRoomDialog.tsx';
import { findChat } from './service.model.ts';
import { fakePopup, sampleChat } from './service.samples.tsx';
import type { ChatRoomDialogProps } from './service.types.ts';
import { type ChatRoomOptions, useChatRoom } from './useChatRoom.ts';
import { useSupport } from './useSupport.ts';

const retry = fn();

const meta = preview.type<{ args: Partial<ChatRoomDialogProps> }>().meta({
  title: 'Screens/Service/Chat room',
  render: (args, { sandbox, globals }) => {
    const [chat] = sandbox.settings.customerService;
    const title = chat?.title[codeOf(globals)] ?? '';
    return <ChatRoomDialog {...sampleChat(title, globals['theme'])} {...args} />;
  },
});

const findDialog = () => screen.findByRole('dialog');

export const Ready = meta.story({
  args: { onWindow: fn() },
  play: async ({ args }) => {
    const dialog = await findDialog();
    await waitFor(() => expect(within(dialog).queryByRole('status')).toBeNull());
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await expect(args.onWindow).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { chat: { status: 'loading' } } });

export const Failed = meta.story({
  args: {
    chat: {
      status: 'failed',
      problem: { kind: 'call', error: { kind: 'network', outcomeUnknown: false } },
      retry,
    },
  },
  play: async () => {
    retry.mockClear();
    const [, again] = within(await findDialog()).getAllByRole('button');
    await userEvent.click(again as HTMLElement);
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    title: 'ห้องพูดคุยกับฝ่ายบริการลูกค้าตลอดยี่สิบสี่ชั่วโมงทุกวันWithoutAnySpaceAtAll',
    chat: { status: 'failed', problem: { kind: 'address' }, retry },
  },
  globals: { viewport: { value: 'smallest' } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

function Wired() {
  const support = useSupport();
  const chat = findChat(support.entries);
  const [open, setOpen] = useState(false);
  return (
    <SupportContext value={support}>
      {chat && <Button onClick={() => setOpen(true)}>{chat.title}</Button>}
      <ChatRoom open={open} onClose={() => setOpen(false)} />
    </SupportContext>
  );
}

function ChatRoom(options: ChatRoomOptions) {
  return <ChatRoomDialog {...useChatRoom(options)} />;
}

/** Encoded path of a small file that Storybook serves. An unknown path would be answered with Storybook itself. */
const encoded = 'aPx1rdEQYWjv0Bp6PinBRmhI2Zd5x8sMk9Xm2QpZ';

/** On the platform (GEN-06a): the first attempt fails, the retry loads the chat in a sandbox without our origin. */
export const Platform = meta.story({
  parameters: {
    sandbox: {
      faults: [
        { match: 'serviceConfig', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } },
        { match: 'serviceConfig', fault: { kind: 'malformed', value: { paths: [{ type: 3, path: encoded }] } } },
      ],
    },
  },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const dialog = await findDialog();
    await waitFor(() => expect(within(dialog).getAllByRole('button')).toHaveLength(3));
    await userEvent.click(within(dialog).getAllByRole('button')[1] as HTMLElement);
    await waitFor(() => expect(dialog.querySelector('iframe')).not.toBeNull());
    const frame = dialog.querySelector('iframe') as HTMLIFrameElement;
    await expect(frame.src).toBe(`${location.origin}/example.tokens.json`);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');

    const before = Object.getOwnPropertyDescriptor(window, 'open');
    const popup = fakePopup();
    Object.defineProperty(window, 'open', { configurable: true, writable: true, value: () => popup });
    await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(frame.src));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (before) Object.defineProperty(window, 'open', before);
  },
});
