import { safeUrl } from '#core/security/safeUrl.ts';
import type { Deployment } from '#core/site/deployment.ts';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import { applyBrandTokens, parseBrandTokens } from '#ui/theme/brandTokens.ts';
import { checkBrandTokens } from '#ui/theme/checkBrandTokens.ts';

const timeoutMs = 3_000;

/**
 * Restyles the brand with the client's token file. Never throws: a missing, late or partly invalid file does not keep the
 * site from starting. What is valid and can be read by everybody applies; problems are reported in the console.
 */
export async function load({ brand, brandTokens }: Deployment): Promise<void> {
  const url = brandTokens === null ? null : safeUrl('returnTo', brandTokens, { origin: location.origin });
  if (url === null) return;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { tokens, problems } = checkBrandTokens(parseBrandTokens(await response.json()), tokensOfBrand(brand));
    applyBrandTokens(tokens);
    for (const problem of problems) report(problem);
  } catch (cause) {
    report(String(cause));
  }
}

function report(problem: string): void {
  // oxlint-disable-next-line no-console -- the operator has no other place to see it
  console.warn(`brand tokens: ${problem}`);
}
