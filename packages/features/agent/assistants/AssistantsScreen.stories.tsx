import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { assistantOf, noteAct } from '#sandbox/agents/assistants.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { type SandboxContext, translatorOf } from '#storybook/sandboxPlatform.ts';
import type { AssistantsScreenProps } from './assistants.types.ts';
import { AssistantsScreen } from './AssistantsScreen.tsx';
import { useAssistantsScreen } from './useAssistantsScreen.ts';

/** The screen with its hook, as the site joins them; a story can replace props. */
const Connected = (change: Partial<AssistantsScreenProps>) => (
  <AssistantsScreen {...useAssistantsScreen()} {...change} />
);

const meta = preview.type<{ args: Partial<AssistantsScreenProps> }>().meta({
  title: 'Screens/Agent/Assistants',
  component: Connected,
  parameters: { sandbox: { persona: 'agent', scenario: 'demonstration' } },
});

const onPlatform = platformStories(Connected, { persona: 'agent' });

/** Types the login password of the agent, and submits. */
async function prove(sandbox: SandboxContext, action: 'open' | 'rights' | 'suspend' | 'remove'): Promise<void> {
  const t = translatorOf(sandbox);
  const label = t('stepUp:labels.loginPassword');
  const input = await screen.findByLabelText((text: string) => text.replace(/\*$/, '') === label, {
    selector: 'input',
  });
  await userEvent.type(input, demoPassword);
  await userEvent.click(screen.getByRole('button', { name: t(`assistants:tasks.${action}.do`) }));
}

/** What the demo assistant did today. */
function actsOfAssistant(sandbox: Sandbox): void {
  const assistant = assistantOf(sandbox, memberIdOf('assistant'));
  if (assistant === undefined) return;
  sandbox.store.transaction(() => {
    noteAct(sandbox, assistant, 'sessionLogin');
    noteAct(sandbox, assistant, 'agentMessage', { id: memberIdOf('somchai'), content: 'สวัสดีวันศุกร์' });
    noteAct(sandbox, assistant, 'agentRatesSet', { id: memberIdOf('nok'), rates: [{ gameType: 'RNG', rate: '0.50' }] });
  });
}

/** Opens a login: the name that is taken is said at its field, and the first password is shown once. */
export const AsAgent = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await canvas.findByRole('heading', { name: 'น้องฝ้าย ผู้ช่วย' });
    await userEvent.click(canvas.getByRole('button', { name: t('assistants:new') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('assistants:tasks.open.title') }));
    await dialog.findByText(t('stepUp:told'));
    const name = dialog.getByLabelText((text: string) => text.replace(/\*$/, '') === t('firstPassword:username'));
    await userEvent.type(name, 'demo');
    await userEvent.click(dialog.getByRole('checkbox', { name: t('assistants:rights.message') }));
    await expect(dialog.getByRole('checkbox', { name: t('assistants:rights.read') })).toBeDisabled();
    await prove(sandbox, 'open');
    await dialog.findByText(t('firstPassword:problems.username.taken'));
    await userEvent.type(name, 'helper');
    await userEvent.click(dialog.getByRole('button', { name: t('assistants:tasks.open.do') }));
    await dialog.findByText(t('assistants:once'));
    await expect(dialog.getByText('demohelper')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('assistants:close') }));
    await canvas.findByRole('heading', { name: 'demohelper' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** What ends a login is asked first, and proved. A wrong password is said at its field. */
export const Removing = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [remove] = await canvas.findAllByRole('button', {
      name: (label) => label.startsWith(t('assistants:tasks.remove.button')),
    });
    await userEvent.click(remove ?? canvas.getByRole('tablist'));
    const dialog = within(await screen.findByRole('dialog'));
    const button = await dialog.findByRole('button', { name: t('assistants:tasks.remove.do') });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await dialog.findByText(t('stepUp:empty.loginPassword'));
    await prove(sandbox, 'remove');
    await canvas.findByText(t('assistants:empty'));
  },
});

/** A suspended assistant can be allowed again. */
export const Suspending = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [suspend] = await canvas.findAllByRole('button', {
      name: (label) => label.startsWith(t('assistants:tasks.suspend.button')),
    });
    await userEvent.click(suspend ?? canvas.getByRole('tablist'));
    await prove(sandbox, 'suspend');
    await canvas.findByText(t('assistants:states.suspended'));
    await canvas.findByRole('button', { name: (label) => label.startsWith(t('assistants:tasks.resume.button')) });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The log has the words of a message and the rates that were set; its filters name the assistants and the acts. */
export const Log = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    actsOfAssistant(sandbox);
    await userEvent.click(canvas.getByRole('tab', { name: t('assistants:tabs.log') }));
    const rows = async () =>
      within(await canvas.findByRole('table', { name: t('assistants:log.list') })).getAllByRole('row');
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(4));
    await expect(canvas.getByText('สวัสดีวันศุกร์')).toBeInTheDocument();
    await userEvent.selectOptions(
      canvas.getByLabelText(t('assistants:log.act')),
      t('assistants:log.acts.agentRatesSet'),
    );
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await expect(canvas.getByText((text) => text.includes('0.50%'))).toBeInTheDocument();
  },
});

/** The agent has as many as one can have. */
export const Most = meta.story({
  args: {
    assistants: ready({
      most: 1,
      list: [
        {
          id: 'one',
          account: 'helper1',
          nickname: 'helper1',
          rights: ['read', { other: 'REPORTS' }],
          state: { other: 'REVIEW' },
          isNew: true,
          openedAt: '2026-11-20T05:00:00Z',
          lastLoginAt: null,
        },
      ],
    }),
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('assistants:most'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('assistants:new') })).toBeDisabled();
    await expect(canvas.getByText(t('assistants:never'))).toBeVisible();
  },
});

export const Empty = meta.story({ args: { assistants: ready({ list: [], most: 5 }) } });

export const AsTrial = meta.story(onPlatform.trial);

export const InMaintenance = meta.story(onPlatform.maintenance);

export const LongText = meta.story(onPlatform.longText);

export const Loading = meta.story({ args: { assistants: loading } });

export const Failed = meta.story({
  args: { assistants: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { name: translatorOf(sandbox)('assistants:failed') })).toBeVisible();
  },
});
