import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { memberIcon, memberIconSet } from '#api/picture.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { useRemote } from './remote.ts';
import { useChange } from './useChange.ts';

/** The chosen picture, and a function that chooses the last one. */
function useChoice() {
  const [icons, { update }] = useRemote(memberIcon, {}, 'live');
  const choose = useChange(memberIconSet, update);
  const value = icons.status === 'ready' ? icons.value : null;
  const last = value?.icons.at(-1)?.id ?? '';
  return { chosen: value?.chosen ?? null, last, onChoose: () => void choose({ id: last }) };
}

const Choice = ({ chosen, last, onChoose }: ReturnType<typeof useChoice>) => (
  <button type="button" disabled={last === ''} onClick={onChoose}>
    <span>{chosen === last ? 'last' : 'other'}</span>
  </button>
);

const cases: readonly (readonly [name: string, faults: NonNullable<RenderOptions['faults']>])[] = [
  ['it is read again', []],
  ['reading it again fails', [{ match: 'memberIcon', when: { calls: [2, 3, 4] }, fault: { kind: 'network' } }]],
];

test.each(cases)('shows what a change has returned: %s', async (_, faults) => {
  const { canvas, calls } = await renderOnPlatform(Choice, useChoice, { persona: 'member', faults });
  const button = await canvas.findByRole('button');
  await vi.waitFor(() => expect(button).toBeEnabled());
  expect(button).toHaveTextContent('other');
  await userEvent.click(button);
  await vi.waitFor(() => expect(button).toHaveTextContent('last'));
  await vi.waitFor(() => expect(calls(memberIcon).length).toBeGreaterThan(1));
  expect(button).toHaveTextContent('last');
});
