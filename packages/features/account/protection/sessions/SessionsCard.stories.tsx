import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import { otherSessions } from '#api/memberSessions.ts';
import { loading, ready } from '#core/data/remote.ts';
import { sampleCredential } from '#core/stepUp/stepUp.samples.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { sampleLogin, sampleLogins, sampleSession, sampleSessions } from './sessions.samples.ts';
import { Sessions } from './Sessions.tsx';
import type { SessionsCardProps } from './sessions.types.ts';
import { SessionsCard } from './SessionsCard.tsx';

const failed = { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } as const;

const meta = preview.type<{ args: Partial<SessionsCardProps> }>().meta({
  title: 'Screens/Member centre/Devices and logins',
  render: (args, { globals }) => (
    <SessionsCard
      sessions={ready(sampleSessions(globals))}
      history={null}
      credential={sampleCredential()}
      onEnd={fn(async () => ok(null))}
      onHistory={fn()}
      {...args}
    />
  ),
});

const end = fn<SessionsCardProps['onEnd']>();
type Dialog = ReturnType<typeof within>;
/** Types the login password into the question. */
async function typePassword(dialog: Dialog, label: string): Promise<void> {
  const input = await dialog.findByLabelText((text: string) => text.replace(/\*$/, '') === label, {
    selector: 'input',
  });
  await userEvent.type(input, 'Kinnari88');
}

/** A device is logged out with a credential; a wrong one says how many tries are left. A lost answer says that it may have happened. */
export const Ready = meta.story({
  args: { onEnd: end },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    end
      .mockReset()
      .mockResolvedValueOnce(
        fail({ kind: 'refused', code: 'password_incorrect', message: '', detail: { triesLeft: 2 } }),
      )
      .mockResolvedValueOnce(fail({ kind: 'timeout', outcomeUnknown: true }))
      .mockResolvedValueOnce(ok(null));
    const [current, phone] = within(canvas.getByRole('list', { name: t('sessions:devices') })).getAllByRole('listitem');
    if (current === undefined || phone === undefined) throw new Error('no devices');
    await expect(within(current).getByText(t('sessions:thisDevice'))).toBeVisible();
    await expect(within(current).queryByRole('button')).toBeNull();
    await userEvent.click(within(phone).getByRole('button'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('sessions:endDo') }));
    await dialog.findByText(t('stepUp:empty.loginPassword'));
    await expect(end).not.toHaveBeenCalled();
    await typePassword(dialog, t('stepUp:labels.loginPassword'));
    await userEvent.click(dialog.getByRole('button', { name: t('sessions:endDo') }));
    await dialog.findByText((text) => text.includes(t('stepUp:triesLeft', { count: 2 })));
    await typePassword(dialog, t('stepUp:labels.loginPassword'));
    await userEvent.click(dialog.getByRole('button', { name: t('sessions:endDo') }));
    await expect(await dialog.findByText(t('sessions:maybeEnded'))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: t('sessions:endDo') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(end).toHaveBeenLastCalledWith('phone', { loginPassword: 'Kinnari88' });
  },
});

export const AllOthers = meta.story({
  args: { onEnd: end },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    end.mockReset().mockResolvedValue(ok(null));
    await userEvent.click(canvas.getByRole('button', { name: t('sessions:endOthers') }));
    const dialog = within(await screen.findByRole('alertdialog', { name: t('sessions:endOthersTitle') }));
    await typePassword(dialog, translatorOf(sandbox)('stepUp:labels.loginPassword'));
    await userEvent.click(dialog.getByRole('button', { name: t('sessions:endOthers') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(end.mock.calls).toEqual([[otherSessions, { loginPassword: 'Kinnari88' }]]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** One device, and no earlier login. */
export const OnlyThisDevice = meta.story({
  render: (args, { globals }) => (
    <SessionsCard
      sessions={ready({ list: [sampleSession(globals)], previous: null })}
      history={null}
      credential={sampleCredential()}
      onEnd={fn(async () => ok(null))}
      onHistory={fn()}
      {...args}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('sessions:onlyThis'))).toBeVisible();
    await expect(canvas.getByText(t('sessions:noEarlier'))).toBeVisible();
  },
});

/** Refused attempts are marked; words that the site does not know are the platform's. */
export const History = meta.story({
  render: (args, { globals }) => (
    <SessionsCard
      sessions={ready(sampleSessions(globals))}
      history={{ page: ready({ list: [...sampleLogins(globals)], totalPages: 3 }), pageNo: 2, onPage: fn() }}
      credential={sampleCredential()}
      onEnd={fn(async () => ok(null))}
      onHistory={fn()}
      {...args}
    />
  ),
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('sessions:refused'))).toBeVisible();
    await expect(canvas.getByText(/PASSKEY/)).toBeVisible();
    await expect(canvas.getByText('IN_REVIEW')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: t('sessions:pages') })).toBeVisible();
  },
});

export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => {
    const { longName } = storyMessages(globals);
    const long = { device: longName, place: longName.repeat(2), ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' };
    return (
      <SessionsCard
        sessions={ready({
          list: [sampleSession(globals, long), sampleSession(globals, { ...long, id: 'other', current: false })],
          previous: sampleLogin(globals, long),
        })}
        history={{ page: ready({ list: [sampleLogin(globals, long)], totalPages: 1 }), pageNo: 1, onPage: fn() }}
        credential={sampleCredential()}
        onEnd={fn(async () => ok(null))}
        onHistory={fn()}
        {...args}
      />
    );
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loading = meta.story({ args: { sessions: loading, history: { page: loading, pageNo: 1, onPage: fn() } } });
export const Failed = meta.story({ args: { sessions: failed, history: { page: failed, pageNo: 1, onPage: fn() } } });
export const EmptyHistory = meta.story({
  args: { history: { page: ready({ list: [], totalPages: 0 }), pageNo: 1, onPage: fn() } },
});

/** The devices and logins of the scenario `manyDevices`. */
export const OnThePlatform = meta.story({
  parameters: { sandbox: { scenario: 'manyDevices', persona: 'member' } },
  render: () => <Sessions />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const devices = within(await canvas.findByRole('list', { name: t('sessions:devices') }));
    await expect(devices.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: t('sessions:showHistory') }));
    await expect(await canvas.findByText(t('sessions:refused'))).toBeVisible();
  },
});
