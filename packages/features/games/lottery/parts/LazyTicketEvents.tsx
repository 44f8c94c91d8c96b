import { lazyComponent } from '#core/routing/lazyComponent.tsx';

/** Reads what has become of tickets. Loads with the first draw of one. */
export const LazyTicketEvents = lazyComponent(() => import('./TicketEvents.tsx').then((part) => part.TicketEvents));
