import { expect, waitFor } from 'storybook/test';
import { describe, test } from 'vitest';
import { gameLaunch, gamePractice } from '#api/launch.ts';
import { playStatus } from '#api/responsiblePlay.ts';
import { paths } from '#core/routing/paths.ts';
import { pauseAccount } from '#sandbox/play/pauses.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';
import { vendorOf } from '../catalogue.testing.ts';
import { LaunchScreen } from './LaunchScreen.tsx';
import { useLaunchScreen } from './useLaunchScreen.ts';

const agent = memberIdOf('agent');
const member = memberIdOf(accounts.member);

/** The member is below `agent`, who has paused the account. */
function pause(sandbox: SandboxContext): void {
  const { store } = sandbox;
  store.transaction(() => {
    const own = store.get('members', member);
    if (own) store.put('members', member, { ...own, uplineId: agent });
    pauseAccount(sandbox, { id: agent }, member, { reason: 'other', note: 'โทรหาฉันก่อนเล่น' });
  });
}

const render = async (practice = false) => {
  const rendered = await renderOnPlatform(LaunchScreen, () => useLaunchScreen('game'), {
    persona: 'member',
    path: (it) => {
      const { vassalage } = vendorOf(it, 'RNG');
      const nodeId = it.catalogue.games.find((game) => game.vassalage === vassalage && game.isGame)?.nodeId ?? 1;
      return paths.game({ vassalage, gameType: 'RNG', nodeId, from: '/rng', ...(practice && { practice: '1' }) });
    },
    prepare: pause,
  });
  return { ...rendered, frame: () => rendered.container.querySelector('iframe') };
};

describe('AGT-09c: a game while the agent has paused play', () => {
  test('says by whom and why in its place, with what is open instead', async () => {
    const { calls, canvas, frame, sandbox, t } = await render();
    await canvas.findByRole('heading', { name: t('closed:pausedByAgent.title', { page: t('launch:game') }) });
    const { nickname = '' } = sandbox.store.get('members', agent) ?? {};
    const text = canvas.getByText(t('closed:pausedByAgent.stays'), { exact: false });
    await expect(text).toHaveTextContent(nickname);
    await expect(text).toHaveTextContent('โทรหาฉันก่อนเล่น');
    for (const [name, page] of [
      ['withdraw', 'withdraw'],
      ['limits', 'limits'],
      ['records', 'transactionHistory'],
    ] as const) {
      // Over the page that "back" leads to: a game has no room for a centre.
      await expect(canvas.getByRole('link', { name: t(`closed:open.${name}`) })).toHaveAttribute(
        'href',
        `/rng?centre=${page}`,
      );
    }
    await expect(frame()).toBeNull();
    // The refusal says so: nothing else is asked.
    await expect(calls(gameLaunch).length).toBe(1);
    await expect(calls(playStatus).length).toBe(0);
  });

  test('is open for practice', async () => {
    const { calls, canvas, t } = await render(true);
    await waitFor(() => expect(calls(gamePractice).length).toBeGreaterThan(0));
    await expect(
      canvas.queryByRole('heading', { name: t('closed:pausedByAgent.title', { page: t('launch:game') }) }),
    ).toBeNull();
  });
});
