import { expect } from 'storybook/test';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleProgress } from '../contracts/contracts.samples.ts';
import { ProgressLines, TeamProgress } from './TeamProgress.tsx';

const meta = preview.type<{ args: Partial<Parameters<typeof ProgressLines>[0]> }>().meta({
  title: 'Screens/Agent/Tier progress',
  render: (args) => <ProgressLines progress={[sampleProgress()]} hrefOf={(page) => `/?agent=${page}`} {...args} />,
});

/** One line for each contract, with the way to it: also of a kind that the site does not know. */
export const Lines = meta.story({
  args: {
    progress: [
      sampleProgress({ kind: 'dividend', daysLeft: 4, contractId: 'one' }),
      sampleProgress({ kind: 'hourly', next: null, contractId: 'two' }),
      sampleProgress({ kind: { other: 'YEARLY' }, reached: null, contractId: 'three' }),
    ],
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/?agent=dividend',
      '/?agent=hourlySalary',
    ]);
    await expect(canvas.getByText(`· ${t('agentProgress:left', { count: 4 })}`)).toBeVisible();
    await expect(canvas.getByText(t('agentProgress:top'))).toBeVisible();
    await expect(canvas.getByText('YEARLY')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { progress: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Large sums, on the narrowest phone. */
export const LongText = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    progress: [
      sampleProgress({
        next: {
          ...{ tier: 10, rate: '100.00' },
          missing: {
            ...{ validBet: '123456789012.25', activeMembers: 99_999 },
            ...{ dailyBet: null, hourlyBet: null, singleBet: null },
          },
        },
      }),
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Reads from the sandbox platform: a weekly dividend and a daily salary run. */
export const AsAgent = meta.story({
  parameters: { sandbox: { persona: 'agent', scenario: 'agentTeam' } },
  render: () => <TeamProgress />,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    for (const page of ['dividend', 'dailySalary'] as const)
      await expect(await canvas.findByRole('link', { name: t(`agentCentre:pages.${page}`) })).toBeVisible();
  },
});

const onPlatform = platformStories(TeamProgress, { persona: 'agent' });

/** It says nothing then: the overview around it does. */
export const InMaintenance = meta.story({
  ...onPlatform.maintenance,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
