import type { ComponentType, ReactNode } from 'react';
import { type Game, type messages, pages } from './content.ts';

/** How a screen renders a link. */
export type LinkComponent = ComponentType<{ to: string; className?: string; children: ReactNode }>;

interface ScreenProps {
  /** Undefined while they load: placeholders of the same size. */
  games: readonly Game[] | undefined;
  t: (key: keyof typeof messages) => string;
  Link: LinkComponent;
}

/** Pictures that load at once, as many as a phone shows. */
const eagerPictures = 4;

/** The first screen of a lobby, with what every site of its kind has: header, navigation, banner, 24 games, footer. */
export function Screen({ games, t, Link }: ScreenProps) {
  return (
    <>
      <header>
        <Link to="/">{t('brand')}</Link>
        <button type="button">{t('search')}</button>
        <Link to="/login">{t('logIn')}</Link>
        <Link to="/register">{t('signUp')}</Link>
      </header>
      <nav>
        {pages.map(([path, name]) => (
          <Link key={path} to={`/${path}`}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
              <path d="M4 4h16v16H4zm4 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4" />
            </svg>
            {name}
          </Link>
        ))}
      </nav>
      <main>
        <img
          className="banner"
          src="/TCG_PROD_IMAGES/BANNERS/th/home-1.svg"
          width="1200"
          height="400"
          alt=""
          fetchPriority="high"
        />
        <p>{t('notice')}</p>
        <h2>{t('popular')}</h2>
        <Link to="/rng">{t('all')}</Link>
        <ul>
          {games === undefined
            ? Array.from({ length: 24 }, (_, index) => <li key={index} className="placeholder" />)
            : games.map((game, index) => <Tile key={game.id} game={game} eager={index < eagerPictures} Link={Link} />)}
        </ul>
      </main>
      <footer>
        <p>{t('about')}</p>
      </footer>
    </>
  );
}

function Tile({ game, eager, Link }: { game: Game; eager: boolean; Link: LinkComponent }) {
  return (
    <li>
      <Link to={`/game?nodeId=${game.id}`}>
        <img src={game.image} width="300" height="400" alt="" loading={eager ? undefined : 'lazy'} decoding="async" />
        <span>{game.name}</span>
        <small>{game.vendor}</small>
      </Link>
    </li>
  );
}
