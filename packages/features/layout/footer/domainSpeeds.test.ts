import { describe, expect, it, vi } from 'vitest';
import { type Measure, measureAll } from './domainSpeeds.ts';

const noPause = () => Promise.resolve();

describe('measureAll', () => {
  it('measures one host after the other', async () => {
    let running = 0;
    let most = 0;
    const measure: Measure = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return 50;
    };
    const onSpeed = vi.fn();
    await measureAll(['a', 'b', 'c'], { measure, pause: noPause, signal: new AbortController().signal, onSpeed });
    expect(most).toBe(1);
    expect(onSpeed.mock.calls).toEqual([
      ['a', 50],
      ['b', 50],
      ['c', 50],
    ]);
  });

  it('pauses before each measurement', async () => {
    const order: string[] = [];
    const pause = async () => void order.push('pause');
    const measure: Measure = async (host) => (order.push(host), 1);
    await measureAll(['a', 'b'], { measure, pause, signal: new AbortController().signal, onSpeed: () => {} });
    expect(order).toEqual(['pause', 'a', 'pause', 'b']);
  });

  it('stops when aborted', async () => {
    const controller = new AbortController();
    const onSpeed = vi.fn();
    const measure: Measure = async (host) => {
      if (host === 'b') controller.abort();
      return 1;
    };
    await measureAll(['a', 'b', 'c'], { measure, pause: noPause, signal: controller.signal, onSpeed });
    expect(onSpeed).toHaveBeenCalledExactlyOnceWith('a', 1);
  });
});
