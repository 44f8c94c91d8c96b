import { paths } from '#core/routing/paths.ts';
import preview from '#storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  title: 'Screens/System/Not found',
  component: NotFoundScreen,
  args: { homeHref: paths.home() },
});

export const Ready = meta.story({});
