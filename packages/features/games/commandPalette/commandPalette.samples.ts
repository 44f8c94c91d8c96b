import { fn } from 'storybook/test';
import { gameTypes } from '#api/primitives.ts';
import { vendorPath } from '#core/catalogue/categories.ts';
import { vendorMarkPath } from '#core/catalogue/images.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { gameIconPath } from '#demo/art/images.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { groupsFor } from './commandPalette.model.ts';
import type { CommandOption, LocalOptions, CommandPaletteDialogProps } from './commandPalette.types.ts';
import { matchLocal, noWords } from './matchOptions.ts';

/** Props of the palette with the options for a text, for stories, from the story's sandbox. */
export function sampleCommandPalette(sandbox: SandboxContext, globals: Globals, text = ''): CommandPaletteDialogProps {
  const language = codeOf(globals);
  const { games, vendors, vendorByCode } = sandbox.catalogue;
  const typeName = (type: (typeof gameTypes)[number]) => translatorOf(sandbox)(`common:gameTypes.${type}`);
  const options = games.map(({ nodeId, vassalage, gameCode, name }): CommandOption => ({
    id: `game-${nodeId}`,
    kind: 'game',
    label: name[language],
    note: vendorByCode.get(vassalage)?.name[language] ?? '',
    image: gameIconPath(vassalage, nodeId),
    href: paths.game({ vassalage, gameType: 'RNG', nodeId, gameCode }),
  }));
  const local: LocalOptions = {
    pages: gameTypes.map((type): CommandOption => ({
      id: `category-${type}`,
      kind: 'page',
      label: typeName(type),
      note: '',
      type,
      href: paths.category(type),
    })),
    vendors: vendors.map(({ vassalage, gameType, name }): CommandOption => ({
      id: `vendor-${gameType}-${vassalage}`,
      kind: 'vendor',
      label: name[language],
      note: typeName(gameType),
      image: vendorMarkPath(vassalage),
      inMaintenance: sandbox.settings.vendorsInMaintenance.includes(vassalage),
      href: vendorPath(gameType, vassalage),
    })),
    lotteries: [],
    actions: [],
    services: sandbox.settings.customerService.map(({ csType, csPosition, title }): CommandOption => ({
      id: `service-${csType}`,
      kind: 'service',
      label: title[language],
      note: '',
      service: { csType, csPosition, title: title[language], path: '' },
      href: paths.help('contact'),
    })),
    cached: options.slice(0, 6),
  };
  const found = text === '' ? [] : options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return {
    open: true,
    onClose: fn(),
    text,
    onText: fn(),
    onPointing: fn(),
    groups: groupsFor(text, local, text === '' ? null : matchLocal(text, local, noWords), found),
    categories: ready(null),
    games: ready(null),
    allHref: text === '' ? null : `${paths.lobby('rng')}?q=${encodeURIComponent(text)}`,
    recent: ['มังกร', 'lotus', 'พญานาค'],
    onForgetRecent: fn(),
    onChoose: fn(),
  };
}
