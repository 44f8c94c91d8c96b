import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { emptyDraft } from './feedback.model.ts';
import { sampleFeedback } from './feedback.samples.ts';
import { Feedback } from './Feedback.tsx';
import type { FeedbackFormProps } from './feedback.types.ts';
import { FeedbackForm } from './FeedbackForm.tsx';

const meta = preview.type<{ args: Partial<FeedbackFormProps> }>().meta({
  title: 'Screens/Help/Feedback',
  render: (args, { globals, sandbox }) => (
    <div style={{ maxWidth: 640 }}>
      <h1>{translatorOf(sandbox)('feedback:title')}</h1>
      <h2>{translatorOf(sandbox)('feedback:form')}</h2>
      <FeedbackForm {...sampleFeedback(globals)} {...args} />
    </div>
  ),
});

const typed = { ...emptyDraft, subject: 'ถอนเงิน', content: 'ถอนเงินแล้วยังไม่เข้าบัญชีครับ', reference: 'W7KINNARI2' };

/** On the platform: a question is sent, and its number and promised time are shown. */
export const OnThePlatform = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/help#contact' } },
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <h1>Help</h1>
      <h2>Contact</h2>
      <Feedback />
    </div>
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: new RegExp(t('feedback:subject')) }),
      typed.subject,
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(t('feedback:content.question')) }),
      typed.content,
    );
    await userEvent.click(canvas.getByRole('button', { name: t('feedback:send') }));
    const heading = await canvas.findByRole('heading', { name: t('feedback:sent.title') });
    await waitFor(() => expect(heading).toHaveFocus());
    const [ticket] = [...sandbox.store.entries('supportTickets')].map(([number]) => number);
    await expect(canvas.getByText(t('feedback:sent.ticket', { ticket: ticket ?? '' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('feedback:sent.see') })).toHaveAttribute(
      'href',
      expect.stringContaining(`ref=support.${ticket ?? ''}`),
    );
  },
});

export const Ready = meta.story({
  args: { onChange: fn(), onSend: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(t('feedback:kinds.complaint')) }));
    await expect(args.onChange).toHaveBeenCalledWith({ kind: 'complaint' });
    await userEvent.click(canvas.getByRole('button', { name: t('feedback:send') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** Feedback is short, and needs no subject. */
export const ShortFeedback = meta.story({
  args: { draft: { ...emptyDraft, kind: 'feedback', content: 'กี้'.repeat(140) } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('feedback:count', { count: '140', most: '140' }))).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: new RegExp(t('feedback:subject')) })).toBeNull();
  },
});

/** A complaint says who decides about it, and where to go afterwards. */
export const Complaint = meta.story({
  args: { draft: { ...typed, kind: 'complaint' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/complaints@regulator\.example/)).toBeVisible();
  },
});

/** A visitor says where to answer, and is told what a login adds. */
export const Visitor = meta.story({
  args: { visitor: true },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('textbox', { name: new RegExp(t('feedback:address')) })).toBeVisible();
    await expect(canvas.getByText(t('feedback:visitor'))).toBeVisible();
    await expect(canvas.queryByText(t('uploads:choose'))).toBeNull();
  },
});

/** Each problem is said at its field. */
export const Problems = meta.story({
  args: {
    visitor: true,
    problems: { subject: true, content: { key: 'short', min: 10 }, address: true },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const field = canvas.getByRole('textbox', { name: new RegExp(t('feedback:content.question')) });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      expect.stringContaining(t('feedback:problems.short', { min: '10' })),
    );
    await expect(canvas.getByText(t('feedback:problems.address'))).toBeVisible();
  },
});

/** A failure keeps everything that was typed. */
export const Failed = meta.story({
  args: { draft: typed, failure: { kind: 'timeout', outcomeUnknown: true } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('feedback:maybe'))).toBeVisible();
    await expect(canvas.getByDisplayValue(typed.content)).toBeVisible();
  },
});

export const TooMany = meta.story({
  args: { draft: typed, failure: { kind: 'refused', code: 'too_many_requests', message: '', detail: {} } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('feedback:refused.too_many_requests'))).toBeVisible();
  },
});

export const Loading = meta.story({ args: { options: loading } });

const retry = fn();
export const OptionsFailed = meta.story({
  args: { options: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Where the operator takes no messages, the live chat remains. */
export const SwitchedOff = meta.story({
  args: { offered: false },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('feedback:off'))).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

export const SentByAVisitor = meta.story({
  args: {
    visitor: true,
    sent: { ticket: 'Q7X2M9K4A2', answerBy: Date.UTC(2026, 10, 22, 5), address: 'fah@example.com', href: null },
  },
});

export const OnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { draft: { ...typed, subject: 'ก'.repeat(80), content: 'ก'.repeat(400) } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
