import { fn } from 'storybook/test';
import { catalogueOf } from '#sandbox/seed/catalogue.ts';
import { defaultSeed } from '#sandbox/world.ts';
import { vendorMarkPath } from '../../shared/images.ts';
import { ready } from '../../shared/remote.ts';
import type { AsideGroupId } from './aside.model.ts';
import type { LoginAsideProps } from './LoginAside.tsx';

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
      resting: vassalage === 'ANGP',
      href: '/login',
      type: gameType,
      onPress: fn(),
    })),
});

/** For the stories: what a full operator offers. */
export const sampleAside: LoginAsideProps = {
  registerHref: '/register',
  groups: ready([group('hot'), ...types.map(group)]),
  chosen: null,
  onChoose: fn(),
  waiting: false,
};
