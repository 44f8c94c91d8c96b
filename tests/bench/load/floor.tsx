import './screen.css';
import { createRoot } from 'react-dom/client';
import { Router } from '#core/routing/Router.tsx';
import { createBrowserHistory } from '#core/routing/siteHistory.ts';
import { Stack } from './Stack.tsx';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Router history={createBrowserHistory}>
      <Stack games={undefined} />
    </Router>,
  );
}
