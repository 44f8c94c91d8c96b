import { describe, expect, it } from 'vitest';
import { filesOf, picturesProblem } from './pictures.model.ts';
import type { Upload } from './useUploads.ts';

const upload = (change: Partial<Upload>): Upload => ({
  ...{ id: 'a', name: 'slip.png', preview: null, state: 'sent', progress: 1, problem: null, fileId: null },
  ...change,
});

describe('picturesProblem', () => {
  it.each<[what: string, states: Upload['state'][], problem: ReturnType<typeof picturesProblem>]>([
    ['no picture', [], 'none'],
    ['one on its way', ['sent', 'sending'], 'sending'],
    ['one that failed beside one on its way', ['sending', 'failed'], 'failed'],
    ['one that is no picture', ['refused'], 'failed'],
    ['only sent ones', ['sent', 'sent'], null],
  ])('of %s', (_, states, problem) => {
    expect(picturesProblem(states.map((state) => upload({ state })))).toBe(problem);
  });
});

describe('filesOf', () => {
  it('names why a file was refused rather than that it was', () => {
    const files = filesOf([upload({ state: 'refused', problem: 'size' })], (state) => `text of ${state}`);
    expect(files).toEqual([{ id: 'a', name: 'slip.png', state: 'refused', status: 'text of size' }]);
  });
  it('shows the picture once it was read', () => {
    const [file] = filesOf([upload({ preview: 'blob:1' })], String);
    expect(file?.preview).toBe('blob:1');
  });
  it('tells each per cent, reads out every quarter, and says when the picture is checked', () => {
    const at = (progress: number) => {
      const [file] = filesOf([upload({ state: 'sending', progress })], (state, percent) => `${state} ${percent}`);
      return [file?.status, file?.progress?.spoken];
    };
    expect(at(0)).toEqual(['sending 0', 'sending 0']);
    expect(at(0.636)).toEqual(['sending 63', 'sending 50']);
    expect(at(0.999)).toEqual(['sending 99', 'sending 75']);
    expect(at(1)).toEqual(['checking 100', 'checking 100']);
  });
});
