import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { sharedConfig } from '../vite.shared.ts';
import { kitPlugin } from './kit/kitPlugin.ts';
import { specification } from './specification.ts';
import { tagsOfStories } from './storyTags.ts';

/** The folders `themes/<id>/public`, which the site serves at `/brands/<id>`. */
const brandStatics = () =>
  readdirSync(new URL('../themes', import.meta.url))
    .filter((id) => existsSync(new URL(`../themes/${id}/public`, import.meta.url)))
    .map((id) => ({ from: `../themes/${id}/public`, to: `/brands/${id}` }));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/**/*.stories.tsx', '../apps/site/src/**/*.stories.tsx', './guide/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  // What folders of brands serve, at the same paths as on the site.
  staticDirs: ['./public', ...brandStatics()],
  features: { sidebarOnboardingChecklist: false },
  // The sidebar filters by tags, which follow from the sources. What is in the kit has a page of documentation.
  experimental_indexers: (indexers) =>
    (indexers ?? []).map(({ test, createIndex }) => ({
      test,
      createIndex: async (file, options) => {
        const tags = tagsOfStories(readFileSync(file, 'utf8'));
        const entries = await createIndex(file, options);
        return entries.map((entry) => ({
          ...entry,
          tags: [
            ...(entry.tags ?? []),
            ...(tags.get(entry.exportName) ?? []),
            ...(entry.title?.startsWith('Kit/') === true ? ['autodocs'] : []),
          ],
        }));
      },
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => {
    // The React plugin comes with the framework already; two would transform twice.
    const { plugins, ...rest } = sharedConfig;
    return mergeConfig(
      mergeConfig(config, { ...rest, plugins: [...(plugins?.slice(1) ?? []), specification(), kitPlugin()] }),
      {
        optimizeDeps: {
          include: [
            'storybook/actions',
            'storybook/internal/core-events',
            'storybook/internal/csf',
            'storybook/preview-api',
            '@storybook/addon-a11y/preview',
            '@storybook/addon-docs/blocks',
            'storybook/theming/create',
            'msw',
            'msw/browser',
          ],
        },
      },
    );
  },
});
