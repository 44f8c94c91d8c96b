import { lazyComponent } from '#core/routing/lazyComponent.tsx';

/** The steps after the first one. */
export const LaterStep = lazyComponent(async () => (await import('./LaterStep.tsx')).LaterStep);
/** What the form says and asks in dialogs. */
export const RegisterDialogs = lazyComponent(async () => (await import('./RegisterDialogs.tsx')).RegisterDialogs);
