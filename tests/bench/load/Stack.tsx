import { init, t } from 'i18next';
import { Link } from 'react-router-dom';
import useSWR, { SWRConfig } from 'swr';
import { type Game, messages } from './content.ts';
import { Screen } from './Screen.tsx';

void init({ lng: 'th', resources: { th: { translation: messages } } });

const fetchGames = async (url: string): Promise<readonly Game[]> => (await fetch(url)).json();

function Lobby() {
  // `t` is typed by the messages of the site.
  return <Screen games={useSWR('/games.json', fetchGames).data} t={(key) => t(key as never)} Link={Link} />;
}

/** The reference page with the libraries of the site, and nothing else. Must be inside a router. */
export function Stack({ games }: { games: readonly Game[] | undefined }) {
  return (
    <SWRConfig value={{ revalidateIfStale: false, fallback: games === undefined ? {} : { '/games.json': games } }}>
      <Lobby />
    </SWRConfig>
  );
}
