import { fn } from 'storybook/test';
import { vendorMarkPath } from '#core/catalogue/images.ts';
import { ready } from '#core/data/remote.ts';
import { defaultSeed } from '#sandbox/createSandbox.ts';
import { catalogueOf } from '#sandbox/seed/catalogue.ts';
import type { AsideGroupId } from './aside.model.ts';
import type { LoginAsideProps } from './loginAside.types.ts';

const { vendors } = catalogueOf(defaultSeed, 'full');
const types = [...new Set(vendors.map(({ gameType }) => gameType))];

const group = (id: AsideGroupId) => ({
  id,
  vendors: vendors
    .filter(({ gameType, isHot }) => (id === 'hot' ? isHot : gameType === id))
    .map(({ vassalage, name, gameType }) => ({
      vassalage,
      name: name.th,
      mark: vendorMarkPath(vassalage),
      hot: false,
      inMaintenance: vassalage === 'ANGP',
      href: '/login',
      type: gameType,
      onPress: fn(),
    })),
});

/** Story props with every vendor of the seed. */
export const sampleAside: LoginAsideProps = {
  registerHref: '/register',
  groups: ready([group('hot'), ...types.map(group)]),
  chosen: null,
  onChoose: fn(),
  waiting: false,
};
