import { gameIconPath } from '#sandbox/images.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brands } from '#themes/brands.ts';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { waitingLimit } from './MaintenanceScreen.tsx';
import type { WaitingGame } from './parts/WaitingGames.tsx';

export interface SampleBrandProps {
  readonly globals: { readonly brand?: unknown; readonly language?: unknown };
}

/** For stories: the mark and the name of the toolbar's brand, as the site hands them to a page of its own. */
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

/** For stories: the games to look forward to, from the story's own world. */
export function sampleWaiting({ world }: SandboxContext, { language }: SampleBrandProps['globals']): WaitingGame[] {
  const { games, vendorByCode } = world.catalogue;
  const spoken = language === 'en' ? 'en' : 'th';
  return games.slice(0, waitingLimit).map(({ nodeId, vassalage, name }) => ({
    nodeId,
    name: name[spoken],
    vendor: vendorByCode.get(vassalage)?.name[spoken] ?? '',
    image: gameIconPath(vassalage, nodeId),
  }));
}
