import './screen.css';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Game } from './content.ts';
import { Stack } from './Stack.tsx';

const root = document.getElementById('root');
const games: readonly Game[] = JSON.parse(document.getElementById('games')?.textContent ?? '[]');
if (root !== null) {
  hydrateRoot(
    root,
    <BrowserRouter>
      <Stack games={games} />
    </BrowserRouter>,
  );
}
