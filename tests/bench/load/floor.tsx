import './screen.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Stack } from './Stack.tsx';

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <BrowserRouter>
      <Stack games={undefined} />
    </BrowserRouter>,
  );
}
