import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { brands } from '#themes/brands.ts';
import { Text } from '#ui/Text/Text.tsx';
import { FrameScreen } from './FrameScreen.tsx';
import { useFrameScreen } from './useFrameScreen.ts';

interface FrameProps {
  onLogIn: () => void;
  onSignOut: () => void;
}

function Frame(actions: FrameProps) {
  const frame = useFrameScreen({ brand: brands[0], onSearch: () => {}, ...actions });
  return (
    <FrameScreen {...frame}>
      <Text>{frame.brand.name}</Text>
    </FrameScreen>
  );
}

const meta = preview.meta({
  title: 'Screens/Frame/Frame on the platform',
  component: Frame,
  args: { onLogIn: fn(), onSignOut: fn() },
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member' } },
  globals: { viewport: { value: 'wide' } },
});

export const Member = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/10,000\.00/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(8));
  },
});

/** STO-01: the words change at once, the choice is kept, and the server is told. */
export const ChangingTheLanguage = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member' } },
  play: async ({ canvas, sandbox, globals }) => {
    const other = globals['language'] === 'en' ? 'TH' : 'EN';
    await userEvent.click(canvas.getByRole('button', { name: globals['language'] === 'en' ? 'English' : 'ไทย' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: other === 'EN' ? 'English' : 'ไทย' }));
    await waitFor(() => expect(document.documentElement.lang).toBe(other.toLowerCase()));
    await expect(localStorage.getItem('lang')).toBe(other);
    const told = () =>
      [...sandbox.world.store.entries('members')].find(([, { account }]) => account === 'demo')?.[1].language;
    await waitFor(() => expect(told()).toBe(other));
  },
});

export const Trial = meta.story({ parameters: { layout: 'fullscreen', sandbox: { persona: 'trial' } } });

export const NoGames = meta.story({ parameters: { layout: 'fullscreen', sandbox: { scenario: 'empty' } } });
