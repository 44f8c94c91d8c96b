import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { rememberHallVendor } from '#features/shared/hallVendor.ts';
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
  // GAM-02: the vendor of slots that was opened last.
  const vassalage = useSearchParams()[0].get('vassalage');
  useEffect(() => {
    if (games === 'rng' && vassalage !== null) rememberHallVendor(vassalage);
  }, [games, vassalage]);
  return <SlotLobbyScreen {...useSlotLobbyScreen(games)} />;
}
