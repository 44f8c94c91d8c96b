import { Route, Routes } from 'react-router-dom';
import { expect, fn, screen, waitFor } from 'storybook/test';
import en from '#locales/en/errors.json';
import th from '#locales/th/errors.json';
import preview from '#storybook/preview.tsx';
import { loading, ready } from '../../shared/remote.ts';
import { AgentHomeScreen, type AgentHomeScreenProps } from './AgentHomeScreen.tsx';
import { useAgentHome } from './useAgentHome.ts';

const info = {
  account: 'agent',
  id: 'member-agent',
  nickname: 'พี่เอกชัย',
  type: 1,
  toUpline: false,
  memberLabel: [{ labelName: 'VIP' }],
  clubLabel: { labelName: 'ระดับเพชร', rankLevel: 5 },
};
const sample: AgentHomeScreenProps = {
  info: ready(info),
  homeHref: '/',
  promotionsHref: '/promotions',
  helpHref: '/helpmc',
};

const meta = preview.meta({
  title: 'Screens/Agent/Home',
  component: AgentHomeScreen,
  args: sample,
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(info.nickname);
    await expect(canvas.getByRole('heading', { level: 1 }).nextSibling).toBeVisible();
  },
});

/** As little as the platform may say, with names as long as they get, on the narrowest phone. */
export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    info: ready({
      ...info,
      account: 'agent_with_the_longest_account_name_of_all',
      nickname: 'เอเย่นต์ผู้มีชื่อยาวมากจนไม่น่าจะมีใครจำได้หมดในครั้งเดียว',
      type: 42,
      memberLabel: [],
      clubLabel: null,
    }),
  },
});

export const Loading = meta.story({ args: { info: loading } });

export const Failed = meta.story({
  args: { info: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
});

function Wired() {
  return <AgentHomeScreen {...useAgentHome()} />;
}
const wired = {
  render: () => (
    <Routes>
      <Route path="/agentHome" element={<Wired />} />
      <Route path="*" element={<output>elsewhere</output>} />
    </Routes>
  ),
};

export const AgentArrives = meta.story({
  ...wired,
  parameters: { sandbox: { persona: 'agent', path: '/agentHome' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('พี่เอกชัย'));
  },
});

/** ROL-03: a member is told why not, and led home. */
export const MemberIsLedHome = meta.story({
  ...wired,
  parameters: { sandbox: { persona: 'member', path: '/agentHome' } },
  play: async ({ canvas, globals }) => {
    await canvas.findByText('elsewhere');
    await waitFor(() => expect(screen.getByText((globals['language'] === 'en' ? en : th).notAgent)).toBeVisible());
  },
});
