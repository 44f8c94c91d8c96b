import { modeOf } from '#storybook/modes.ts';
import { testNarrowPages } from './narrowPages.testing.tsx';

testNarrowPages(({ name }) => modeOf(name).language);
