import { expect, it, vi } from 'vitest';
import { handOver } from '../loginWindowChannel.ts';
import { awaitLogin } from './loginWindow.ts';

const popup = (closed = false) => ({ close: vi.fn<() => void>(), closed });
const notAborted = (): AbortSignal => new AbortController().signal;

it('sends the token to the opener only', async () => {
  const mine = popup();
  const other = new AbortController();
  const token = awaitLogin('id-1', mine, notAborted());
  const others = awaitLogin('id-2', popup(), other.signal);
  expect(await handOver('id-1', 'token-1')).toBe(true);
  expect(await token).toBe('token-1');
  expect(mine.close).toHaveBeenCalledOnce();
  other.abort();
  expect(await others).toBeNull();
});

it('reports that the opener is gone', async () => expect(await handOver('id-3', 'token', 5)).toBe(false));

it('resolves to null when the player closes the window', async () => {
  expect(await awaitLogin('id-4', popup(true), notAborted(), 1)).toBeNull();
});
