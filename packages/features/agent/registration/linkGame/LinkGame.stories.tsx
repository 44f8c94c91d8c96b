import { expect, fn, userEvent } from 'storybook/test';
import { ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleGame } from '../registration.samples.ts';
import { LinkGame } from './LinkGame.tsx';
import type { LinkGameProps } from './linkGame.types.ts';

const sample: LinkGameProps = {
  value: null,
  missing: true,
  types: ['RNG', 'PVP'],
  type: 'RNG',
  text: '',
  games: ready([{ ...sampleGame, vendor: 'Moonlake' }]),
  onType: () => {},
  onText: () => {},
  onChange: () => {},
};

const meta = preview.type<{ args: Partial<LinkGameProps> }>().meta({
  title: 'Screens/Agent/Game of a link',
  render: (args) => <LinkGame {...sample} {...args} />,
});

export const Choose = meta.story({
  args: { onChange: fn() },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    const game = canvas.getByRole('combobox', { name: (name) => name.startsWith(t('agentRegister:games.game')) });
    await expect(game).toHaveAccessibleDescription(expect.stringContaining(t('agentRegister:problems.game')));
    await userEvent.selectOptions(game, String(sampleGame.nodeId));
    await expect(args.onChange).toHaveBeenLastCalledWith(sampleGame);
  },
});

/** The game that was chosen before stays. */
export const NothingFound = meta.story({
  args: { value: sampleGame, missing: false, text: 'zzz', games: ready([]) },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('agentRegister:games.none'))).toBeVisible();
    await expect(canvas.getByRole('option', { name: sampleGame.name })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
