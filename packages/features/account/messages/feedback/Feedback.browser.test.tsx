import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { feedbackSend } from '#api/feedback.ts';
import { signInAs } from '#sandbox/personas.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { useFeedbackForm } from './useFeedbackForm.ts';

const content = 'กี้'.repeat(12);

async function renderFeedback(options: RenderOptions = {}) {
  const rendered = await renderOnPlatform(FeedbackForm, useFeedbackForm, { path: '/help#contact', ...options });
  const { canvas, sandbox, t } = rendered;
  const field = (name: string) => canvas.findByRole('textbox', { name: new RegExp(name) });
  return {
    ...rendered,
    field,
    async fill() {
      await userEvent.type(await field(t('feedback:subject')), 'Account');
      await userEvent.type(await field(t('feedback:content.question')), content);
    },
    send: () => userEvent.click(canvas.getByRole('button', { name: t('feedback:send') })),
    tickets: () => Array.from(sandbox.store.entries('supportTickets'), ([, ticket]) => ticket),
  };
}

const fileInput = (container: HTMLElement) =>
  waitFor(() => container.querySelector<HTMLInputElement>('input[type=file]') ?? Promise.reject());

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(30, 30);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], name, { type: 'image/png' });
}

const endSessions = ({ store }: Sandbox): void =>
  store.transaction(() => {
    for (const [key] of [...store.entries('sessions')]) store.remove('sessions', key);
  });

test('a visitor passes the human check and is answered at their address', async () => {
  const { canvas, field, fill, send, tickets, t } = await renderFeedback();
  await fill();
  await send();
  await expect(await canvas.findByText(t('feedback:problems.address'))).toBeVisible();
  const address = await field(t('feedback:address'));
  await waitFor(() => expect(address).toHaveFocus());
  await expect(tickets()).toHaveLength(0);
  await userEvent.type(address, 'fah@example.com');
  await send();
  await expect(await canvas.findByText(t('feedback:sent.visitor', { address: 'fah@example.com' }))).toBeVisible();
  await expect(tickets()).toMatchObject([{ memberId: null, address: 'fah@example.com', subject: 'Account' }]);
});

test('a lost answer keeps what was typed; sent again, it is one ticket', async () => {
  const { canvas, calls, field, fill, send, tickets, t } = await renderFeedback({
    persona: 'member',
    faults: [{ match: 'feedbackSend', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
  });
  await fill();
  await send();
  await expect(await canvas.findByText(t('feedback:maybe'))).toBeVisible();
  await expect(await field(t('feedback:content.question'))).toHaveValue(content);
  await send();
  await expect(await canvas.findByRole('heading', { name: t('feedback:sent.title') })).toBeVisible();
  await expect(calls(feedbackSend)).toHaveLength(2);
  await expect(tickets()).toHaveLength(1);
});

test('a fourth picture is left out, and it says so', async () => {
  const { canvas, container, t } = await renderFeedback({ persona: 'member' });
  const noPicture = () => new File(['no picture'], 'a.png', { type: 'image/png' });
  await userEvent.upload(await fileInput(container), Array.from({ length: 4 }, noPicture));
  await expect(await canvas.findByText(t('uploads:problems.leftOut', { most: 3 }))).toBeVisible();
  await expect(canvas.getAllByText('a.png')).toHaveLength(3);
});

test('pictures that are refused or fail leave their places free, each with its reason', async () => {
  const { canvas, container, t } = await renderFeedback({
    persona: 'member',
    faults: [{ match: 'fileUpload', when: { calls: [1] }, fault: { kind: 'network' } }],
  });
  const noPicture = (name: string) => new File(['no picture'], name, { type: 'image/png' });
  const input = await fileInput(container);
  await userEvent.upload(input, [noPicture('a.png'), noPicture('b.png'), await picture('failed.png')]);
  await waitFor(() => expect(canvas.getAllByText(t('uploads:state.type'))).toHaveLength(2));
  await canvas.findByRole('button', { name: t('uploads:retry', { name: 'failed.png' }) });
  await expect(input).toBeEnabled();
  await userEvent.upload(input, [await picture('one.png'), await picture('two.png'), await picture('three.png')]);
  await waitFor(() => expect(canvas.getAllByText(t('uploads:state.sent'))).toHaveLength(3));
  // What could never be sent has made room; what can be tried again stays, and finds no place now.
  await expect(canvas.queryByText('a.png')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: t('uploads:retry', { name: 'failed.png' }) }));
  await expect(await canvas.findByText(t('uploads:problems.leftOut', { most: 3 }))).toBeVisible();
});

test('a picture is cancelled on its way, and sent again after a failure', async () => {
  const { canvas, container, sandbox, t } = await renderFeedback({
    persona: 'member',
    faults: [
      { match: 'fileUpload', when: { calls: [1] }, fault: { kind: 'hang' } },
      { match: 'fileUpload', when: { calls: [2] }, fault: { kind: 'network' } },
    ],
  });
  const stored = () => [...sandbox.store.entries('files')].length;
  await userEvent.upload(await fileInput(container), await picture('first.png'));
  await expect(await canvas.findByRole('progressbar', { name: 'first.png' })).toBeVisible();
  await waitFor(() => expect(sandbox.faults.waiting()).toBe(1));
  await userEvent.click(canvas.getByRole('button', { name: t('uploads:remove', { name: 'first.png' }) }));
  await expect(canvas.queryByText('first.png')).toBeNull();

  await userEvent.upload(await fileInput(container), await picture('second.png'));
  await expect(await canvas.findByText(t('uploads:state.failed'))).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: t('uploads:retry', { name: 'second.png' }) }));
  await expect(await canvas.findByText(t('uploads:state.sent'))).toBeVisible();
  await expect(canvas.queryByRole('progressbar')).toBeNull();
  await expect(stored()).toBe(1);
});

test('a picture after the session has expired ends the session, as every call does', async () => {
  const { canvas, container, field, fill, sandbox, t } = await renderFeedback({ persona: 'member' });
  await fill();
  const input = await fileInput(container);
  endSessions(sandbox);
  await userEvent.upload(input, await picture('slip.png'));
  await canvas.findByRole('textbox', { name: new RegExp(t('feedback:address')) });
  await expect(sandbox.platform.session.current()).toBeNull();
  await expect(await field(t('feedback:content.question'))).toHaveValue(content);
});

test('a login in between loses nothing, and asks for no address any more', async () => {
  const { canvas, field, fill, sandbox, send, tickets, t } = await renderFeedback();
  await fill();
  sandbox.platform.session.signIn(signInAs(sandbox, 'demo'));
  sandbox.platform.session.setAccountType(0);
  await waitFor(() => expect(canvas.queryByRole('textbox', { name: new RegExp(t('feedback:address')) })).toBeNull());
  await expect(await field(t('feedback:content.question'))).toHaveValue(content);
  await send();
  await expect(await canvas.findByText(t('feedback:sent.member'))).toBeVisible();
  await expect(tickets()).toMatchObject([{ address: null, entries: [{ text: content }] }]);
});

test('a reload loses nothing; what was sent is not kept', async () => {
  const first = await renderFeedback({ persona: 'member' });
  await first.fill();
  await expect(sessionStorage.getItem('feedbackDraft')).toContain('Account');
  await first.send();
  await first.canvas.findByRole('heading', { name: first.t('feedback:sent.title') });
  await expect(sessionStorage.getItem('feedbackDraft')).toBeNull();
});

test('what could not be sent because the session had expired is there after the login', async () => {
  const { canvas, field, fill, sandbox, send, tickets, t } = await renderFeedback({ persona: 'member' });
  await fill();
  endSessions(sandbox);
  await send();
  const address = await canvas.findByRole('textbox', { name: new RegExp(t('feedback:address')) });
  await waitFor(() => expect(address).toHaveFocus());
  await expect(address).toBeInvalid();
  await expect(tickets()).toHaveLength(0);
  await expect(await field(t('feedback:content.question'))).toHaveValue(content);
  await expect(sessionStorage.getItem('feedbackDraft')).toContain(content);
});

test('the reference of the withdrawal or bet that was asked about is filled in, and keeps an earlier draft', async () => {
  const { field, t } = await renderFeedback({
    persona: 'member',
    path: '/help?reference=W123#contact',
    prepare: () =>
      sessionStorage.setItem(
        'feedbackDraft',
        JSON.stringify({ kind: 'question', subject: 'Earlier', content, reference: 'old', address: '' }),
      ),
  });
  await expect(await field(t('feedback:reference').replace(/ ?\(.*/, ''))).toHaveValue('W123');
  await expect(await field(t('feedback:subject'))).toHaveValue('Earlier');
});

test('an earlier draft of this tab is shown', async () => {
  const { field, t } = await renderFeedback({
    persona: 'member',
    prepare: () =>
      sessionStorage.setItem(
        'feedbackDraft',
        JSON.stringify({ kind: 'complaint', subject: 'Earlier', content, reference: '', address: '' }),
      ),
  });
  await expect(await field(t('feedback:subject'))).toHaveValue('Earlier');
  await expect(await field(t('feedback:content.complaint'))).toHaveValue(content);
});
