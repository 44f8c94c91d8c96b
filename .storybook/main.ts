import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { sharedConfig } from '../vite.shared.ts';
import { specification } from './specification.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/**/*.stories.tsx', '../apps/site/src/**/*.stories.tsx', './guide/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => {
    // The React plugin comes with the framework already; two would transform twice.
    const { plugins, ...rest } = sharedConfig;
    return mergeConfig(mergeConfig(config, { ...rest, plugins: [...(plugins?.slice(1) ?? []), specification()] }), {
      optimizeDeps: { include: ['storybook/internal/csf', '@storybook/addon-a11y/preview', 'msw', 'msw/browser'] },
    });
  },
});
