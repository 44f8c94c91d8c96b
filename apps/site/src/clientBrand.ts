import type { Deployment } from '#core/site/deployment.ts';
import type { BootBrand } from '#core/site/shownBrand.ts';

/** How long the file may take when nothing waits for it, in ms. */
const patienceMs = 30_000;

/**
 * Shows the deployment's brand file on a first visit, and reads it again for the next one. Never throws: a missing, late or
 * partly invalid file does not keep the site from starting. What is valid applies; problems are reported in the console.
 * When the file is missing or late, the brand of the build stays.
 */
export async function load(deployment: Deployment, boot: BootBrand): Promise<void> {
  if (boot.inDocument === true) return;
  const { file, showBrand } = boot;
  if (file === undefined || showBrand === undefined) {
    delete document.documentElement.dataset['brandPending'];
    void readAgain(deployment);
    return;
  }
  try {
    const { read } = await import('./readClientBrand.ts');
    showBrand(await read(deployment, await file, report));
  } catch (cause) {
    report(String(cause));
    showBrand(boot);
    // Perhaps it was only late.
    void readAgain(deployment);
  }
}

async function readAgain(deployment: Deployment): Promise<void> {
  try {
    const response = await fetch(deployment.brandFile ?? '', { signal: AbortSignal.timeout(patienceMs) });
    const { read } = await import('./readClientBrand.ts');
    await read(deployment, response, report);
  } catch (cause) {
    report(String(cause));
  }
}

/** Tells the operator about a problem, who has no other place to see it. */
function report(problem: string): void {
  // oxlint-disable-next-line no-console -- see above
  console.warn(`deployment: "brandFile": ${problem}`);
}
