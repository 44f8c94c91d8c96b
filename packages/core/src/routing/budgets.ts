import type { ScreenId } from './routes.ts';

/** Screens whose first view has a budget, and whose chunks are cut to stay within it. Only the build reads it. */
export const firstViewScreens = ['games/lobby/Lobby', 'content/home/Home'] as const satisfies readonly ScreenId[];

/** Largest JavaScript of a screen beyond the first view, in kB (brotli), where it is not 20. Only the budget reads it. */
export const screenBudgetsKb: { readonly [screen: ScreenId]: number } = {
  'auth/login/Login': 10,
  'auth/register/Register': 51,
  'auth/forgotPassword/Forgot': 36,
  'games/launch/Launch': 8,
};
