import '#ui/theme/layers.css.ts';
import '#themes/fonts.css';
import '#ui/theme/reset.css.ts';
import '#themes/brands.css.ts';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { brands } from '#themes/brands.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
  initialGlobals: { brand: brands[0].id, theme: 'light', language: 'th', persona: 'visitor', system: 'normal' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ id, name }) => ({ value: id, title: name.en })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'th', title: 'ไทย' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
  },
  decorators: [
    (Story, { globals }) => {
      // Synchronously, before the story renders, so that no frame shows another theme.
      const root = document.documentElement;
      root.dataset['brand'] = globals['brand'];
      root.dataset['theme'] = globals['theme'];
      root.lang = globals['language'];
      return <Story />;
    },
  ],
});
