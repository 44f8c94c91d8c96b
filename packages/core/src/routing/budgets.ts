import type { ScreenId } from './routes.ts';

/** Screens whose first view has a budget, and whose chunks are cut to stay within it. Only the build reads it. */
export const firstViewScreens = ['games/lobby/Lobby', 'content/home/Home'] as const satisfies readonly ScreenId[];

/** Largest JavaScript of a screen beyond the app shell or its centre, in kB (brotli). */
export const screenBudgetKb = 20;
/** The same in kB for each screen whose limit is another one. */
export const screenBudgetsKb: { readonly [screen: ScreenId]: number } = {
  'auth/login/Login': 10,
  'auth/register/Register': 51,
  'auth/forgotPassword/Forgot': 36,
  'games/launch/Launch': 8,
};

/** Each centre with the page that it opens with. */
export const centreOpenings = {
  member: 'account/profile/myAccount/Account',
  agent: 'agent/overview/Overview',
} as const satisfies Readonly<Record<string, ScreenId>>;

/** Largest JavaScript of a centre with that page, in kB (brotli). */
export const centreBudgetKb = 20;
