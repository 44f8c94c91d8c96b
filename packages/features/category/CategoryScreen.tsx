import type { GameType } from '#api/primitives.ts';
import { Box } from '#ui/Box/Box.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { Remote } from '../shared/remote.ts';
import type { Role } from '../shared/role.ts';
import type { GatedOpen } from '../shared/useGatedOpen.ts';
import type { VendorView } from '../shared/vendorView.ts';
import { emblem, head } from './CategoryScreen.css.ts';
import { Vendors } from './parts/Vendors.tsx';

export interface CategoryScreenProps {
  readonly type: GameType;
  readonly role: Role;
  /** Each with the address that opens its lobby. Empty when the brand does not offer the category. */
  readonly vendors: Remote<readonly VendorView[]>;
  readonly homeHref: string;
  readonly onOpen: GatedOpen;
}

/** A category whose vendors bring their own lobby (RT-05, RT-07): choose one and play there. */
export function CategoryScreen({ type, role, vendors, homeHref, onOpen }: CategoryScreenProps) {
  const { t } = useTranslation('home');
  const name = useTranslation('shared').t(`gameTypes.${type}`);
  return (
    <Stack gap="lg">
      <header className={head}>
        <span className={emblem}>
          <Icon of={navIcons[type]} size="xlarge" />
        </span>
        <div>
          <Heading level={1}>{name}</Heading>
          <Text tone="muted">{t(`category.intro.${type}`)}</Text>
        </div>
      </header>
      {role === 'trial' && (
        <Box tone="warningSoft" radius="card" padding="sm">
          <Text size="sm">{t('category.trial')}</Text>
        </Box>
      )}
      <Vendors category={name} vendors={vendors} homeHref={homeHref} onOpen={onOpen} />
    </Stack>
  );
}
