import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SlotLobbyScreen, type SlotLobbyScreenProps } from './SlotLobbyScreen.tsx';
import { useSlotLobbyScreen } from './useSlotLobbyScreen.ts';

function Wired() {
  return <SlotLobbyScreen {...useSlotLobbyScreen('rng')} />;
}

const meta = preview.meta({ title: 'Screens/Games/Slot lobby', component: SlotLobbyScreen, render: () => <Wired /> });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0));
  },
});
