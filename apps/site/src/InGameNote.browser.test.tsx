import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { memberEvents } from '#api/memberEvents.ts';
import { stubStreams } from '#core/live/testStream.testing.ts';
import { paths } from '#core/routing/paths.ts';
import { vendorOf } from '#features/games/catalogue.testing.ts';
import { note } from '#sandbox/live/note.ts';
import { topicKey, versionOf } from '#sandbox/live/versions.ts';
import { memberIdOf } from '#sandbox/seed/members.ts';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { renderSite } from './renderSite.testing.tsx';
import { gameOpened } from './site.testing.tsx';

const demo = memberIdOf(accounts.member);

/** A game that listens, and knows how far events are. */
async function playing() {
  const streams = stubStreams();
  const site = await renderSite({
    persona: 'member',
    settings: { live: 'stream' },
    path: (it) => paths.seamless({ vassalage: vendorOf(it, 'LIVE').vassalage, gameType: 'LIVE' }),
  });
  const { calls, sandbox } = site;
  await gameOpened();
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.open();
  const read = (count: number) =>
    waitFor(() => expect(calls(memberEvents).filter(({ settled }) => settled)).toHaveLength(count));
  await read(1);
  const say = (topic: 'account' | 'protection') =>
    streams[0]?.say({ topic, version: versionOf(sandbox, topicKey(topic, demo)) });
  return {
    ...site,
    read,
    /** Something happens to the member, and the platform tells of the account, and of what protects it. */
    happens(kind: 'limitNear' | 'limitReached' | 'vipLevel') {
      const detail = kind === 'vipLevel' ? { label: { th: 'ทอง', en: 'Gold' } } : { reference: 'loss.day' };
      sandbox.store.transaction(() => note(sandbox, demo, kind, detail));
      say('account');
      say('protection');
    },
  };
}

test('what protects the player is told at once in the bar of a game, and covers nothing of it', async () => {
  const { calls, happens, read, t } = await playing();
  const limit = t('events:limits.loss.day');
  const top = () => document.querySelector('iframe')?.getBoundingClientRect().top ?? 0;
  const before = top();
  const focused = document.activeElement;
  happens('limitNear');
  await read(2);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(t('events:detailed.limitNear', { label: limit })));
  const bar = alert.closest('header');
  await expect(bar).not.toBeNull();
  await expect(top()).toBeGreaterThan(before);
  await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
  await expect(document.activeElement).toBe(focused);

  happens('limitReached');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(t('events:detailed.limitReached', { label: limit })),
  );
  await userEvent.click(screen.getAllByRole('button', { name: t('common:close') })[0] as HTMLElement);
  await expect(screen.queryByRole('alert')).toBeNull();
  await expect(top()).toBe(before);
  await expect(calls(memberEvents)).toHaveLength(3);
});

test('what else happens waits until the player has left the game, and what was told there is not told again', async () => {
  const { happens, read, t } = await playing();
  happens('vipLevel');
  happens('limitReached');
  await read(2);
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    t('events:detailed.limitReached', { label: t('events:limits.loss.day') }),
  );
  const messages = within(screen.getByRole('region', { name: t('common:messages') }));
  const close = { name: t('common:close') };
  await expect(messages.queryByRole('button', close)).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: t('launch:back') }));
  // What protects the player would come first.
  await messages.findByRole('button', close);
  const [before = ''] = t('events:detailed.vipLevel', { label: '|' }).split('|');
  await waitFor(() => expect(messages.getByText((content) => content.startsWith(before.trim()))).toBeVisible());
});
