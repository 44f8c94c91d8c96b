import { lazyComponent } from '#core/routing/lazyComponent.tsx';

/** Loads while the platform is asked for what it lists. */
export const Feed = lazyComponent(async () => (await import('./Feed.tsx')).Feed);
/** Of a tab that few open. */
export const PushSettings = lazyComponent(async () => (await import('./PushSettings.tsx')).PushSettings);
/** Of the same tab. */
export const SettingsForm = lazyComponent(async () => (await import('./SettingsForm.tsx')).SettingsForm);
