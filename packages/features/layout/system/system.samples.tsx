import { BrandMark } from '#core/components/BrandMark.tsx';
import { gameIconPath } from '#demo/art/images.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brandNamed } from '#themes/brands.ts';
import { waitingLimit } from './maintenance.model.ts';
import type { WaitingGame } from './system.types.ts';

export interface SampleBrandProps {
  readonly globals: { readonly brand?: unknown; readonly language?: unknown };
}

/** The brand selected in the Storybook toolbar: mark and name, as the site places them. */
export function SampleBrand({ globals }: SampleBrandProps) {
  const { name, mark } = brandNamed(globals.brand);
  return <BrandMark brand={{ name: name[globals.language === 'en' ? 'en' : 'th'], mark }} linked={false} />;
}

/** Games for the maintenance stories, from the story's sandbox. */
export function sampleWaiting(sandbox: SandboxContext, { language }: SampleBrandProps['globals']): WaitingGame[] {
  const { games, vendorByCode } = sandbox.catalogue;
  const code = language === 'en' ? 'en' : 'th';
  return games.slice(0, waitingLimit).map(({ nodeId, vassalage, name }) => ({
    nodeId,
    name: name[code],
    vendor: vendorByCode.get(vassalage)?.name[code] ?? '',
    image: gameIconPath(vassalage, nodeId),
  }));
}
