import type { Deployment } from '#features/shared/deployment.ts';
import { safeAddress } from '#features/shared/safeAddress.ts';
import { applyBrandTokens, parseBrandTokens } from '#ui/theme/brandTokens.ts';

const patienceMs = 3_000;

/**
 * Restyles the brand by the client's token file. A file that is missing, late or partly wrong never keeps the site from
 * starting: what is right in it applies, and what is wrong is told to whoever reads the console.
 */
export async function load({ brandTokens }: Deployment): Promise<void> {
  const address = brandTokens === null ? null : safeAddress('returnTo', brandTokens, { origin: location.origin });
  if (address === null) return;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { tokens, problems } = parseBrandTokens(await response.json());
    applyBrandTokens(tokens);
    for (const problem of problems) report(problem);
  } catch (cause) {
    report(String(cause));
  }
}

function report(problem: string): void {
  // oxlint-disable-next-line no-console -- the one message to the people who deploy, who have no other screen here
  console.warn(`brand tokens: ${problem}`);
}
