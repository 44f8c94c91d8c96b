// The order of the layers is decided by the first style that is imported.
import '#ui/theme/layers.css.ts';
import '#themes/fonts.css';
import '#ui/theme/reset.css.ts';
import '#themes/brands.css.ts';
import './prerendered.css.ts';
import { createRoot } from 'react-dom/client';
import { readDeployment } from '#features/shared/deployment.ts';
import { createLanguageStore } from '#features/shared/i18n/language.ts';
import { createPlatform } from '#features/shared/platform.tsx';
import { brands } from '#themes/brands.ts';
import { createEarlyFetch } from './earlyFetch.ts';
import { preloadPage } from './pages.ts';
import { Site } from './Site.tsx';

async function start(): Promise<void> {
  const deployment = readDeployment(document);
  const brand = brands.find(({ id }) => id === deployment.brand) ?? brands[0];
  const [language] = await Promise.all([
    createLanguageStore(),
    // Before the first paint, so that nobody sees the brand as it was before the client's changes.
    deployment.brandTokens !== null && import('./clientTokens.ts').then((tokens) => tokens.load(deployment)),
  ]);
  // The page comes together with the frame, not after it: until then the frame in the HTML stands. Its files are on their
  // way since the boot script, its words are asked for only now that somebody knows in which language.
  await preloadPage(location.pathname);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <Site
      brand={brand}
      platform={createPlatform({ deployment, language, fetch: createEarlyFetch(window.kinnariEarly) })}
    />,
  );
}

void start();
