import { createRoot } from 'react-dom/client';
import { createLanguageStore } from '#core/i18n/languageStore.ts';
import { lazyMessages } from '#core/i18n/lazyMessages.ts';
import { I18nProvider } from '#core/i18n/useTranslation.tsx';
import { deploymentId } from '#core/site/deployment.ts';
import { deploymentProblems, supportCode } from '#core/site/deploymentProblems.ts';
import { BrokenScreen } from '#features/layout/system/BrokenScreen.tsx';

/**
 * Shows, instead of the site, a page with a code for customer service, and names each wrong key in the console. For a document
 * whose deployment is missing or invalid.
 */
export async function show(): Promise<void> {
  const problems = deploymentProblems(document.getElementById(deploymentId)?.textContent ?? null);
  for (const { key, text } of problems) {
    // oxlint-disable-next-line no-console -- the operator has no other place to see it
    console.error(`deployment${key === '' ? '' : `: ${key}`} ${text}`);
  }
  const { i18n } = await createLanguageStore();
  await lazyMessages.require('system');
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <BrokenScreen code={supportCode(problems)} onReload={() => location.reload()} />
    </I18nProvider>,
  );
}
