import { lazyComponent } from '#core/routing/lazyComponent.tsx';

// Documents have no tickets, and most visits do not ask for them.
export const LazyTickets = lazyComponent(() => import('./ConnectedTickets.tsx').then((part) => part.ConnectedTickets));
