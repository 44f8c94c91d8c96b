import { modeOf, oppositeOf } from '#storybook/modes.ts';
import { testNarrowPages } from './narrowPages.testing.tsx';

// In the language that the run of `npm run test:browser` leaves out.
testNarrowPages(({ name }) => oppositeOf(modeOf(name)).language);
