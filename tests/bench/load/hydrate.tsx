import './screen.css';
import { hydrateRoot } from 'react-dom/client';
import { Router } from '#core/routing/Router.tsx';
import { createBrowserHistory } from '#core/routing/siteHistory.ts';
import type { Game } from './content.ts';
import { Stack } from './Stack.tsx';

const root = document.getElementById('root');
const games: readonly Game[] = JSON.parse(document.getElementById('games')?.textContent ?? '[]');
if (root !== null) {
  hydrateRoot(
    root,
    <Router history={createBrowserHistory}>
      <Stack games={games} />
    </Router>,
  );
}
