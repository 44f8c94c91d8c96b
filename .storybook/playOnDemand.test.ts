import { expect, it, vi } from 'vitest';
import { playOnDemand } from './playOnDemand.ts';

type Story = { readonly play?: (context: { readonly globals: object }) => unknown };

/** What `definePreview` returns, as far as it matters: stories are what was written. */
function createPreview() {
  const preview = { meta: (given: Story) => ({ given, story: (story: Story): Story => story }) };
  playOnDemand(preview);
  return preview;
}

it('plays the steps of a story, and those of its file, unless they are switched off', () => {
  const play = vi.fn();
  const meta = createPreview().meta({ play });
  for (const { play: played } of [meta.story({ play }), meta.given]) {
    played?.({ globals: { play: 'off' } });
    expect(play).not.toHaveBeenCalled();
    played?.({ globals: { play: 'on' } });
    expect(play).toHaveBeenCalledOnce();
    play.mockClear();
  }
});

it('gives no steps to a story that has none', () => {
  expect(createPreview().meta({}).story({})).toEqual({});
});
