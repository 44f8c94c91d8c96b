import { describe, expect, it, vi } from 'vitest';
import { gameMenuList } from '#api/games.ts';
import { CallFailure, fetchAnswer } from './fetchAnswer.ts';

describe('fetchAnswer', () => {
  it('passes a failed call on', async () => {
    const failure = new CallFailure({ kind: 'timeout', outcomeUnknown: false });
    await expect(fetchAnswer(gameMenuList, () => Promise.reject(failure))).rejects.toBe(failure);
  });
  it('reports an error of the program, and fails as an answer that cannot be read', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = new TypeError('undefined is not a function');
    await expect(fetchAnswer(gameMenuList, () => Promise.reject(mistake))).rejects.toMatchObject({
      error: { kind: 'contract', operation: gameMenuList.id, issues: [String(mistake)] },
    });
    expect(report).toHaveBeenCalledExactlyOnceWith(`${gameMenuList.id}:`, mistake);
    report.mockRestore();
  });
});
