import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { Route, Routes } from '#core/routing/router.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import type { Globals } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleOverview } from '../overview/overview.samples.ts';
import { OverviewScreen } from '../overview/OverviewScreen.tsx';
import type { AgentHomeScreenProps } from './agentHome.types.ts';
import { AgentHomeScreen } from './AgentHomeScreen.tsx';
import { useAgentHomeScreen } from './useAgentHomeScreen.ts';

const info = {
  account: 'agent',
  id: 'member-agent',
  nickname: 'พี่เอกชัย',
  type: 1,
  toUpline: false,
  memberLabel: [{ labelName: 'VIP' }],
  clubLabel: { labelName: 'ระดับเพชร', rankLevel: 5 },
};
const sampleHome = (globals: Globals): AgentHomeScreenProps => ({
  entries: [{ page: 'agentTeamOverview', href: '/agentHome' }],
  info: ready(info),
  Overview: () => <OverviewScreen {...sampleOverview(globals)} />,
  passwordHref: '/changePassword',
  homeHref: '/',
  promotionsHref: '/promotions',
  helpHref: '/helpmc',
});

const meta = preview.type<{ args: Partial<AgentHomeScreenProps> }>().meta({
  title: 'Screens/Agent/Home',
  render: (args, { globals }) => <AgentHomeScreen {...sampleHome(globals)} {...args} />,
});

export const Ready = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(info.nickname);
    await expect(canvas.getByRole('heading', { level: 1 }).nextSibling).toBeVisible();
    const t = translatorOf(sandbox);
    canvas.getByRole('link', { name: t('common:skip') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: t('agentCentre:pages.agentTeamOverview') })).toHaveFocus();
  },
});

/** Minimal member info with the longest names, on the narrowest phone. */
export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    info: ready({
      ...info,
      account: 'agent_with_the_longest_account_name_of_all',
      nickname: 'เอเย่นต์ผู้มีชื่อยาวมากจนไม่น่าจะมีใครจำได้หมดในครั้งเดียว',
    }),
  },
});

export const Loading = meta.story({
  args: { info: loading },
  render: (args, { globals }) => {
    const Overview = () => <OverviewScreen {...sampleOverview(globals)} overview={loading} />;
    return <AgentHomeScreen {...sampleHome(globals)} {...args} Overview={Overview} />;
  },
});

function Wired() {
  return <AgentHomeScreen {...useAgentHomeScreen()} />;
}
const wired = {
  render: () => (
    <Routes>
      <Route path="/agentHome" element={<Wired />} />
      <Route path="*" element={<output>elsewhere</output>} />
    </Routes>
  ),
};

export const AsAgent = meta.story({
  ...wired,
  parameters: { sandbox: { persona: 'agent', path: '/agentHome' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('พี่เอกชัย'));
  },
});

/** FLG-02: while the agent centre is switched off, an agent is told so and redirected home. */
export const SwitchedOff = meta.story({
  ...wired,
  parameters: { sandbox: { persona: 'agent', path: '/agentHome' } },
  beforeEach: ({ sandbox }) => changeSettings(sandbox, { flags: { AGENTCENTRE: false } }),
  play: async ({ canvas, sandbox }) => {
    await canvas.findByText('elsewhere');
    await waitFor(() => expect(screen.getByText(translatorOf(sandbox)('agentCentre:switchedOff'))).toBeVisible());
  },
});

/** ROL-03: a member sees a toast and is redirected home. */
export const MemberIsLedHome = meta.story({
  ...wired,
  parameters: { sandbox: { persona: 'member', path: '/agentHome' } },
  play: async ({ canvas, sandbox }) => {
    await canvas.findByText('elsewhere');
    await waitFor(() => expect(screen.getByText(translatorOf(sandbox)('errors:notAgent'))).toBeVisible());
  },
});

const onPlatform = platformStories(Wired, { persona: 'agent', path: '/agentHome' });

export const InMaintenance = meta.story(onPlatform.maintenance);
