import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Client } from '#api/client.ts';
import { fail, ok } from '#api/errors.ts';
import { gameFavouriteList } from '#api/favourites.ts';
import { walletBalance } from '#api/member.ts';
import preview from '#storybook/preview.tsx';
import { type Platform, PlatformProvider } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';

/** The answers to successive calls; the last one repeats. `fails` is a failed call, `null` one that never settles. */
const script: { answers: (string | null)[]; calls: number } = { answers: [], calls: 0 };

function ScriptedPlatform({ platform, children }: { platform: Platform; children: ReactNode }) {
  const [scripted] = useState((): Platform => {
    const call = async (...[operation]: Parameters<Client['call']>) => {
      const answer = script.answers[Math.min(script.calls, script.answers.length - 1)] ?? null;
      script.calls += 1;
      if (answer === null) await new Promise(() => {});
      if (answer === 'fails') return fail({ kind: 'network', outcomeUnknown: false });
      return ok(operation.id === walletBalance.id ? { sumBalance: answer } : { content: [{ gameName: answer }] });
    };
    return { ...platform, client: { call: call as unknown as Client['call'] } };
  });
  return <PlatformProvider platform={scripted}>{children}</PlatformProvider>;
}

function Balance({ refreshEveryMs = 0 }: { refreshEveryMs?: number }) {
  const [balance] = useRemote(walletBalance, {}, 'live', { refreshEveryMs });
  if (balance.status === 'failed') {
    return (
      <button type="button" aria-busy={balance.refreshing} onClick={balance.retry}>
        failed
      </button>
    );
  }
  if (balance.status === 'loading') return <output>loading</output>;
  return <output>{`${balance.value.sumBalance}${balance.outdated === true ? ' outdated' : ''}`}</output>;
}

const pageOf = (pageNo: number) =>
  ({ clientType: 3, platform: 'flash', language: 'TH', gameType: 'RNG', pageNo, pageSize: 15 }) as const;

function PagedList({ platform }: { platform: Platform }) {
  const [pageNo, setPageNo] = useState<number | null>(1);
  const [list] = useRemote(gameFavouriteList, pageNo === null ? null : pageOf(pageNo), 'list');
  return (
    <>
      <output>{list.status === 'ready' ? `${list.value.content[0]?.gameName} ${list.refreshing}` : list.status}</output>
      <button type="button" onClick={() => setPageNo((pageNo ?? 0) + 1)}>
        next
      </button>
      <button type="button" onClick={() => setPageNo(null)}>
        none
      </button>
      <button type="button" onClick={() => platform.session.signIn('another')}>
        another
      </button>
    </>
  );
}

const answerWith = (...answers: (string | null)[]) => Object.assign(script, { answers, calls: 0 });

const meta = preview.meta({
  title: 'Journeys/Reading the platform',
  parameters: { sandbox: { persona: 'member' } },
});

/** Polling continues after a failed answer. The value is marked as outdated until the next answer. */
export const PollingGoesOn = meta.story({
  beforeEach: () => void answerWith('1.00', 'fails', '3.00'),
  render: (_, { sandbox }) => (
    <ScriptedPlatform platform={sandbox.platform}>
      <Balance refreshEveryMs={400} />
    </ScriptedPlatform>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('1.00');
    await canvas.findByText('1.00 outdated');
    await canvas.findByText('3.00');
  },
});

/** A retry keeps its button mounted and busy, whether it fails or not. */
export const RetryStaysFailed = meta.story({
  beforeEach: () => void answerWith('fails'),
  render: (_, { sandbox }) => (
    <ScriptedPlatform platform={sandbox.platform}>
      <Balance />
    </ScriptedPlatform>
  ),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'failed' });
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(again);
    // Not exactly 2: a tab that comes into view meanwhile asks again too, and test runners show their tabs in turn.
    await waitFor(() => expect(script.calls).toBeGreaterThan(1));
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
    await expect(again).toHaveFocus();
    answerWith(null);
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await expect(again).toBeInTheDocument();
    await expect(again).toHaveFocus();
  },
});

/** The previous page stays while the next one loads. It is dropped for another session. */
export const PreviousPage = meta.story({
  beforeEach: () => void answerWith('mine', null),
  render: (_, { sandbox }) => (
    <ScriptedPlatform platform={sandbox.platform}>
      <PagedList platform={sandbox.platform} />
    </ScriptedPlatform>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('mine false');
    await userEvent.click(canvas.getByRole('button', { name: 'next' }));
    await canvas.findByText('mine true');
    await userEvent.click(canvas.getByRole('button', { name: 'another' }));
    await canvas.findByText('loading');
  },
});
/** The previous page is dropped when there is no input. */
export const NoInput = meta.story({
  beforeEach: () => void answerWith('mine', null),
  render: (_, { sandbox }) => (
    <ScriptedPlatform platform={sandbox.platform}>
      <PagedList platform={sandbox.platform} />
    </ScriptedPlatform>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('mine false');
    await userEvent.click(canvas.getByRole('button', { name: 'next' }));
    await canvas.findByText('mine true');
    await userEvent.click(canvas.getByRole('button', { name: 'none' }));
    await canvas.findByText('loading');
  },
});
