import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Client } from '#api/client.ts';
import { fail, ok } from '#api/errors.ts';
import { gameFavouriteList } from '#api/games.ts';
import { walletBalance } from '#api/member.ts';
import preview from '#storybook/preview.tsx';
import { type Platform, PlatformProvider } from './platform.tsx';
import { useRemote } from './remote.ts';

/** Answers one after the other, the last one for good; `fails` is none, and `null` lets the question wait. */
const script: { answers: (string | null)[]; asked: number } = { answers: [], asked: 0 };

function Stand({ platform, children }: { platform: Platform; children: ReactNode }) {
  const [scripted] = useState((): Platform => {
    const call = async (...[operation]: Parameters<Client['call']>) => {
      const answer = script.answers[Math.min(script.asked, script.answers.length - 1)] ?? null;
      script.asked += 1;
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

function Kept({ platform }: { platform: Platform }) {
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

const begin = (...answers: (string | null)[]) => Object.assign(script, { answers, asked: 0 });

const meta = preview.meta({
  title: 'Journeys/Asking the platform',
  parameters: { sandbox: { persona: 'member' } },
});

/** What moves by itself is asked for again also after an answer that failed; until then it is known to be old. */
export const PollingGoesOn = meta.story({
  beforeEach: () => void begin('1.00', 'fails', '3.00'),
  render: (_, { sandbox }) => (
    <Stand platform={sandbox.platform}>
      <Balance refreshEveryMs={400} />
    </Stand>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('1.00');
    await canvas.findByText('1.00 outdated');
    await canvas.findByText('3.00');
  },
});

/** A press on "again" leaves the button where it is, and busy, whatever comes of it. */
export const AskingAgainStaysFailed = meta.story({
  beforeEach: () => void begin('fails', 'fails', null),
  render: (_, { sandbox }) => (
    <Stand platform={sandbox.platform}>
      <Balance />
    </Stand>
  ),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'failed' });
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(again);
    await waitFor(() => expect(script.asked).toBe(2));
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
    await expect(again).toHaveFocus();
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    await expect(again).toBeInTheDocument();
    await expect(again).toHaveFocus();
  },
});

/** The former page stays while the next one comes; with another player, or without a question, nothing of it does. */
export const FormerAnswers = meta.story({
  beforeEach: () => void begin('mine', null),
  render: (_, { sandbox }) => (
    <Stand platform={sandbox.platform}>
      <Kept platform={sandbox.platform} />
    </Stand>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('mine false');
    await userEvent.click(canvas.getByRole('button', { name: 'next' }));
    await canvas.findByText('mine true');
    await userEvent.click(canvas.getByRole('button', { name: 'another' }));
    await canvas.findByText('loading');
  },
});
export const NothingAsked = meta.story({
  beforeEach: () => void begin('mine', null),
  render: (_, { sandbox }) => (
    <Stand platform={sandbox.platform}>
      <Kept platform={sandbox.platform} />
    </Stand>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('mine false');
    await userEvent.click(canvas.getByRole('button', { name: 'next' }));
    await canvas.findByText('mine true');
    await userEvent.click(canvas.getByRole('button', { name: 'none' }));
    await canvas.findByText('loading');
  },
});
