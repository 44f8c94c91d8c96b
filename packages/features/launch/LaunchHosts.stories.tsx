import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { type Platform, PlatformProvider, usePlatform } from '../shared/platform.tsx';
import { Wired, type WiredProps, asked, at, frame, listen, opened, src, wordsOf } from './launchPlatform.samples.tsx';

const meta = preview.type<{ args: Partial<WiredProps> }>().meta({
  title: 'Screens/Games/Launch from several hosts',
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member' } },
});

/** Several hosts for games, of which no one here can reach any. */
function ManyHosts(props: WiredProps) {
  const platform = usePlatform();
  const deployment = { ...platform.deployment, gameHosts: hosts };
  return (
    <PlatformProvider platform={{ ...platform, deployment } satisfies Platform}>
      <Wired {...props} />
    </PlatformProvider>
  );
}
const hosts = ['games-a.invalid', 'games-b.invalid', 'games-c.invalid'];

/** A frame that does not come is opened again from the next host, which then is the session's. */
export const NextHostWhenSlow = meta.story({
  args: { slowAfterMs: 50, deaf: true, answers: async () => true },
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', { settings: { launchGameCDNs: hosts } }),
  render: ({ page = 'seamless', ...rest }) => <ManyHosts page={page} {...rest} />,
  play: async ({ canvas, canvasElement, globals }) => {
    await opened(canvasElement);
    const first = hosts.indexOf(src(canvasElement).host);
    await expect(first).toBeGreaterThanOrEqual(0);
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf(globals).slowRetry }));
    await waitFor(() => expect(src(canvasElement).host).toBe(hosts[(first + 1) % hosts.length]));
    await expect(sessionStorage.getItem('launchHost')).toBe(hosts[(first + 1) % hosts.length]);
  },
});

/** A host that is down: the game opens from the next one, and stays there however often the player opens it anew. */
export const NextHost = meta.story({
  args: { answers: async (origin) => origin !== 'https://games-a.invalid' },
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', { settings: { launchGameCDNs: hosts.slice(0, 2) } }),
  beforeEach: () => sessionStorage.setItem('launchHost', 'games-a.invalid'),
  render: ({ page = 'seamless', ...rest }) => <ManyHosts page={page} {...rest} />,
  play: async ({ canvas, canvasElement, globals }) => {
    await opened(canvasElement);
    await expect(src(canvasElement).host).toBe('games-b.invalid');
    await expect(sessionStorage.getItem('launchHost')).toBe('games-b.invalid');
    for (const _ of ['once', 'twice', 'three times']) {
      const before = frame(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: wordsOf(globals).reload }));
      await waitFor(() => expect(frame(canvasElement) ?? before).not.toBe(before));
      await expect(src(canvasElement).host).toBe('games-b.invalid');
    }
  },
});

/** CON-02: the platform names none that we may use, so it is one of those that the deployment has. */
export const NoHostNamed = meta.story({
  args: { answers: async () => true },
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', { settings: { launchGameCDNs: [] } }),
  render: ({ page = 'seamless', ...rest }) => <ManyHosts page={page} {...rest} />,
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await expect(hosts).toContain(src(canvasElement).host);
  },
});

/** None of them is there: no frame with a page of errors, but what happened, and another try. */
export const NoHostAnswers = meta.story({
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', { settings: { launchGameCDNs: hosts } }),
  beforeEach: ({ sandbox }) => listen(sandbox),
  // As the site asks: nobody has these hosts.
  render: () => <ManyHosts page="seamless" />,
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(new RegExp(wordsOf(globals).noHost), {}, { timeout: 15_000 })).toBeVisible();
    await expect(frame(canvasElement)).toBeNull();
    const retry = canvas.getByRole('button', { name: /ลองใหม่|Try again/ });
    await userEvent.click(retry);
    await waitFor(() => expect(asked.filter((id) => id === 'gameLaunch')).toHaveLength(2));
    // What happened stays in view meanwhile, and the button in hand.
    await expect(retry).toBeVisible();
    await expect(retry).toHaveFocus();
  },
});

/** A refusal is not the host's fault. */
export const SameHostAfterARefusal = meta.story({
  parameters: at('/game?vassalage=RVSD&gameType=LIVE', {
    settings: { launchGameCDNs: hosts },
    faults: [{ match: 'gameLaunch', when: { calls: [1] }, fault: { kind: 'status', status: 503 } }],
  }),
  beforeEach: () => sessionStorage.setItem('launchHost', 'games-b.invalid'),
  render: () => <ManyHosts page="seamless" answers={async () => true} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /ลองใหม่|Try again/ }));
    await opened(canvasElement);
    await expect(src(canvasElement).host).toBe('games-b.invalid');
  },
});
