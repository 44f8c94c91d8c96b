/** The page that stories and browser tests run in: clock, styles, fonts, brands, and how long a query waits. */
import './plainSteps.ts';
import './restingPointer.ts';
import './fixedClock.ts';
import '#ui/theme/layers.css.ts';
import '#themes/fonts.css';
import '#ui/theme/reset.css.ts';
import '#themes/brands.css.ts';
import { configure } from 'storybook/test';
import { queryMs } from './queryMs.ts';

configure({
  asyncUtilTimeout: queryMs,
  // Leaves out the printed document, which would be made again at each attempt of a query.
  getElementError: (message) => new Error(message ?? undefined),
});

// Idle work runs at once, so that no result depends on how busy the machine is.
window.requestIdleCallback = (work) => window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0);
