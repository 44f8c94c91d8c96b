import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleReply, sampleTicket } from './messages.samples.ts';
import type { QuestionViewProps } from './question.types.ts';
import { QuestionView } from './QuestionView.tsx';

const meta = preview.type<{ args: Partial<QuestionViewProps> }>().meta({
  title: 'Screens/Member centre/Question',
  render: (args, { globals }) => (
    <div style={{ maxWidth: 720 }}>
      <QuestionView
        ticket={ready(sampleTicket(globals))}
        reply={sampleReply}
        onRenewPictures={fn()}
        onClose={fn()}
        {...args}
      />
    </div>
  ),
});

const onSend = fn();
const onText = fn();

/** A question with its answer. Line breaks stay; the text is not formatted. */
export const Answered = meta.story({
  args: { reply: { ...sampleReply, onSend, onText }, onClose: fn() },
  beforeEach: () => void [onSend, onText].map((each) => each.mockReset()),
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const thread = within(canvas.getByRole('list', { name: t('messages:ticket.thread') }));
    await expect(thread.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(t('messages:ticket.reply')) }), 'a');
    await expect(onText).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: t('messages:ticket.send') }));
    await expect(onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('messages:back') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** While customer service has not answered, the promised time is shown. */
export const Waiting = meta.story({
  render: (args, { globals }) => (
    <QuestionView
      ticket={ready({
        ...sampleTicket(globals),
        ...{ status: 'waiting', answerBy: '2026-11-22T05:00:00Z', entries: sampleTicket(globals).entries.slice(0, 1) },
      })}
      reply={sampleReply}
      onRenewPictures={fn()}
      onClose={fn()}
      {...args}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('messages:ticket.statuses.waiting'))).toBeVisible();
    await expect(canvas.getByText(/12:00/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { ticket: loading } });

export const Failed = meta.story({
  args: { ticket: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('messages:messageFailed') })).toBeVisible();
  },
});

/** A reply whose outcome is unknown stays in the form. */
export const ReplyFailed = meta.story({
  args: { reply: { ...sampleReply, text: 'ok', failure: { kind: 'timeout', outcomeUnknown: true } } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('messages:ticket.maybe'))).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('ok');
  },
});

const onRenewPictures = fn();

/** The address of a picture has ended: it is asked for anew once by itself, and again by the player. */
export const PictureGone = meta.story({
  beforeEach: () => void onRenewPictures.mockReset(),
  render: (args, { globals }) => {
    const ticket = sampleTicket(globals);
    return (
      <QuestionView
        ticket={ready({
          ...ticket,
          // Of a type that no browser shows, so that it fails without a request.
          entries: ticket.entries.map((entry, at) => ({
            ...entry,
            pictures: at === 0 ? ['data:image/png,ended'] : [],
          })),
        })}
        reply={sampleReply}
        onRenewPictures={onRenewPictures}
        onClose={fn()}
        {...args}
      />
    );
  },
  play: async ({ canvas, sandbox }) => {
    const again = { name: translatorOf(sandbox)('messages:ticket.pictureAgain', { number: '1' }) };
    await userEvent.click(await canvas.findByRole('button', again));
    await expect(onRenewPictures).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByRole('button', again)).toBeVisible();
    await expect(onRenewPictures).toHaveBeenCalledTimes(2);
  },
});
