import { type RenderOptions, noProps, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { WholeSite, hideNews } from './wholeSite.testing.tsx';

/** Renders the whole site on a wide page, against a sandbox. */
export const renderSite = (options: RenderOptions) =>
  renderOnPlatform(WholeSite, noProps, {
    viewport: 'wide',
    ...options,
    prepare: (sandbox) => {
      hideNews();
      options.prepare?.(sandbox);
    },
  });
