// The first imported style decides the order of the cascade layers.
import '#ui/theme/layers.css.ts';
import '#themes/fonts.css';
import '#ui/theme/reset.css.ts';
import '#themes/brands.css.ts';
import './prerendered.css.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keptAt } from '#core/app/keptDocument.ts';
import { createEarlyFetch } from '#core/data/earlyFetch.ts';
import { createPlatform } from '#core/data/platform.tsx';
import { createLanguageStore } from '#core/i18n/languageStore.ts';
import { readDeployment } from '#core/site/deployment.ts';
import { colorBrowser } from '#core/site/theme.ts';
import { readDocumentAnswers } from './document/documentAnswers.ts';
import { preloadPage } from './screens.tsx';
import { Site } from './Site.tsx';

async function start(): Promise<void> {
  const deployment = readDeployment(document);
  if (deployment === null) return void (await import('./brokenDeployment.tsx')).show();
  const boot = window.kinnariBrand ?? (await import('./withoutBoot.ts')).withoutBoot(deployment);
  await boot.ready;
  // Before the first render, so that no other brand shows. Its language may be another one.
  if (deployment.brandFile !== null) await import('./clientBrand.ts').then((part) => part.load(deployment, boot));
  const { brand } = boot;
  const language = await createLanguageStore();
  // Renders shell and page together; the prerendered shell is visible until then. The boot script has preloaded the
  // page's files. Its messages can load only now that the language is known. A document of a closed site needs no page.
  if (document.documentElement.dataset['closed'] === undefined) await preloadPage(location.pathname);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // The document shows the page already, unless the player has chosen another language since.
  const rendered = document.documentElement.dataset['rendered'] === document.documentElement.lang;
  const known = rendered ? readDocumentAnswers(document, Date.now(), location.host) : null;
  const early = createEarlyFetch(window.kinnariEarly);
  const create = keptAt() === null ? createPlatform : (await import('#core/app/keptStart.ts')).createKeptPlatform;
  const platform = create({
    deployment,
    language,
    fetch: early.fetch,
    earlyReads: early,
    ...(known && { known }),
  });
  const site = <Site brand={brand} platform={platform} />;
  if (known === null) createRoot(root).render(site);
  // As a transition, React works in slices of some milliseconds, between which the page scrolls and answers.
  else startTransition(() => void hydrateRoot(root, site));
  colorBrowser(brand.themeColor);
}

start().catch((failure: unknown) => {
  // The boot script says so in the document.
  dispatchEvent(new Event('kinnari:incomplete'));
  throw failure;
});
