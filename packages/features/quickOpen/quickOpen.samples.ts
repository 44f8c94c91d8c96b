import { fn } from 'storybook/test';
import { gameTypes } from '#api/primitives.ts';
import { gameIconPath } from '#sandbox/images.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { vendorPath } from '../shared/categories.ts';
import { vendorMarkPath } from '../shared/images.ts';
import { paths } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import { type QuickOption, groupsFor } from './quickOpen.model.ts';
import type { QuickOpenDialogProps } from './QuickOpenDialog.tsx';

/** For stories: what is offered for a text, from the story's own world. */
export function sampleQuickOpen(
  { world, platform }: SandboxContext,
  globals: { language?: unknown },
  text = '',
): QuickOpenDialogProps {
  const language = globals.language === 'en' ? 'en' : 'th';
  const { games, vendors, vendorByCode } = world.catalogue;
  const typeName = (type: (typeof gameTypes)[number]) => platform.language.i18n.t(`shared:gameTypes.${type}`);
  const options = games.map(({ nodeId, vassalage, gameCode, name }): QuickOption => ({
    id: `game-${nodeId}`,
    kind: 'game',
    label: name[language],
    note: vendorByCode.get(vassalage)?.name[language] ?? '',
    image: gameIconPath(vassalage, nodeId),
    href: paths.game({ vassalage, gameType: 'RNG', nodeId, gameCode }),
  }));
  const shelf = {
    pages: gameTypes.map((type): QuickOption => ({
      id: `category-${type}`,
      kind: 'page',
      label: typeName(type),
      note: '',
      type,
      href: paths.category(type),
    })),
    vendors: vendors.map(({ vassalage, gameType, name }): QuickOption => ({
      id: `vendor-${gameType}-${vassalage}`,
      kind: 'vendor',
      label: name[language],
      note: typeName(gameType),
      image: vendorMarkPath(vassalage),
      resting: world.settings.vendorsInMaintenance.includes(vassalage),
      href: vendorPath(gameType, vassalage),
    })),
    lotteries: [],
    held: options.slice(0, 6),
  };
  const found = text === '' ? [] : options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return {
    open: true,
    onClose: fn(),
    text,
    onText: fn(),
    onPointing: fn(),
    groups: groupsFor(text, shelf, found),
    categories: ready(null),
    games: ready(null),
    allHref: text === '' ? null : `${paths.hall('rng')}?q=${encodeURIComponent(text)}`,
    recent: ['มังกร', 'lotus', 'พญานาค'],
    onForgetRecent: fn(),
    onChoose: fn(),
  };
}
