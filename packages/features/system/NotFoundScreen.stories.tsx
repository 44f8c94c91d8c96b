import preview from '#storybook/preview.tsx';
import { paths } from '../shared/navigation.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  title: 'Screens/System/Not found',
  component: NotFoundScreen,
  args: { homeHref: paths.home() },
});

export const Ready = meta.story({});
