import { tokensOfBrand } from '#themes/brandTokens.ts';
import { applyBrandTokens, parseBrandTokens } from '#ui/theme/brandTokens.ts';
import { checkBrandTokens } from '#ui/theme/checkBrandTokens.ts';

let loaded: Promise<void> | undefined;

/** `?brandTokens=<address of a token file>`: every story as a client's file restyles it. Read once per page. */
export function loadClientTokens(): Promise<void> {
  return (loaded ??= load());
}

async function load(): Promise<void> {
  const address = new URLSearchParams(location.search).get('brandTokens');
  if (address === null) return;
  const parsed = parseBrandTokens(await (await fetch(address)).json());
  const { tokens, problems } = checkBrandTokens(parsed, tokensOfBrand(document.documentElement.dataset['brand']));
  applyBrandTokens(tokens);
  for (const problem of problems) console.warn(`brand tokens: ${problem}`);
}
