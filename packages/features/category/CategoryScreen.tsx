import type { GameType, OfferedLanguage } from '#api/primitives.ts';
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
import type { CategoryVendor, RoomView } from './category.model.ts';
import { emblem, head } from './CategoryScreen.css.ts';
import { Vendors } from './parts/Vendors.tsx';

export interface CategoryScreenProps {
  readonly type: GameType;
  readonly role: Role;
  /** Each with the address that opens its lobby. Empty when the brand does not offer the category. */
  readonly vendors: Remote<readonly CategoryVendor[]>;
  /** Those of the chosen vendor; null when there are none to show. */
  readonly rooms: Remote<readonly RoomView[]> | null;
  readonly currencySymbol: string;
  readonly language: OfferedLanguage;
  readonly homeHref: string;
  readonly onOpen: GatedOpen;
}

/** A category whose vendors bring their own lobby (RT-05, RT-07): choose one, or one of its rooms, and play there. */
export function CategoryScreen(props: CategoryScreenProps) {
  const { type, role } = props;
  const { t } = useTranslation('category');
  const name = useTranslation('shared').t(`gameTypes.${type}`);
  return (
    <Stack gap="lg">
      <header className={head}>
        <span className={emblem}>
          <Icon of={navIcons[type]} size="xlarge" />
        </span>
        <div>
          <Heading level={1}>{name}</Heading>
          <Text tone="muted">{t(`intro.${type}`)}</Text>
        </div>
      </header>
      {role === 'trial' && (
        <Box tone="warningSoft" radius="card" padding="sm">
          <Text size="sm">{t('trial')}</Text>
        </Box>
      )}
      <Vendors {...props} category={name} />
    </Stack>
  );
}
