import { expect, it, vi } from 'vitest';
import { awaitLogin, handOver } from './loginWindow.ts';

const popup = (closed = false) => ({ close: vi.fn<() => void>(), closed });
const still = (): AbortSignal => new AbortController().signal;

it('hands the token to who opened the window, and to nobody else', async () => {
  const mine = popup();
  const other = new AbortController();
  const token = awaitLogin('id-1', mine, still());
  const others = awaitLogin('id-2', popup(), other.signal);
  expect(await handOver('id-1', 'token-1')).toBe(true);
  expect(await token).toBe('token-1');
  expect(mine.close).toHaveBeenCalledOnce();
  other.abort();
  expect(await others).toBeNull();
});

it('knows when nobody is there any longer', async () => expect(await handOver('id-3', 'token', 5)).toBe(false));

it('knows when the player has closed the window', async () => {
  expect(await awaitLogin('id-4', popup(true), still(), 1)).toBeNull();
});
