import { useLocation } from 'react-router-dom';
import { routeOf } from '#features/shared/navigation.ts';
import { SlotLobbyScreen } from '#features/slots/SlotLobbyScreen.tsx';
import { useSlotLobbyScreen } from '#features/slots/useSlotLobbyScreen.ts';

export function Page() {
  const route = routeOf(useLocation().pathname);
  const games = route === 'pvp' || route === 'fish' ? route : 'rng';
  // Another hall is another screen: nothing typed in one appears in the other.
  return <Lobby key={games} games={games} />;
}

function Lobby({ games }: { games: 'rng' | 'pvp' | 'fish' }) {
  return <SlotLobbyScreen {...useSlotLobbyScreen(games)} />;
}
