import { gameIconPath } from '#demo/art/images.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brands } from '#themes/brands.ts';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { waitingLimit } from './maintenance.model.ts';
import type { WaitingGame } from './system.types.ts';

export interface SampleBrandProps {
  readonly globals: { readonly brand?: unknown; readonly language?: unknown };
}

/** The brand selected in the Storybook toolbar: mark and name, as the site places them. */
export function SampleBrand({ globals }: SampleBrandProps) {
  const brand = brands.find(({ id }) => id === globals.brand) ?? brands[0];
  return (
    <Inline gap="xs">
      <svg viewBox="0 0 32 32" width={36} height={36} aria-hidden>
        <path d={brand.mark.primary} fill="currentColor" />
        <path d={brand.mark.secondary} fill="var(--k-color-money-line)" />
      </svg>
      <Text as="strong" size="xl" weight="strong">
        {brand.name[globals.language === 'en' ? 'en' : 'th']}
      </Text>
    </Inline>
  );
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
