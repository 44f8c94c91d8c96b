import { lazyComponent } from '#core/routing/lazyComponent.tsx';

/** `PausedNote`, which few accounts need. */
export const LazyPausedNote = lazyComponent(async () => (await import('./PausedNote.tsx')).PausedNote);
