import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord } from '#ui/theme/brandTokens.ts';
import { mapBrandUrls, upgradeBrand } from '#ui/theme/upgradeBrand.ts';

/** A brand file and what it names, of what lies beside it, as the files of a bundle. */
export function filesBeside(file: string): ReadonlyMap<string, Uint8Array> {
  const content = readFileSync(file);
  const files = new Map<string, Uint8Array>([['brand.json', content]]);
  let parsed: unknown;
  try {
    parsed = JSON.parse(content.toString().replace(/^\uFEFF/, ''));
  } catch {
    return files;
  }
  const upgraded = upgradeBrand(parsed);
  if ('problem' in upgraded || !isRecord(parsed)) return files;
  mapBrandUrls(upgraded.content, (url) => {
    const place = typeof url === 'string' && /^[a-z\d][\w./-]*$/.test(url) ? join(dirname(file), url) : undefined;
    if (place !== undefined && statSync(place, { throwIfNoEntry: false })?.isFile() === true)
      files.set(String(url), readFileSync(place));
    return url;
  });
  return files;
}
