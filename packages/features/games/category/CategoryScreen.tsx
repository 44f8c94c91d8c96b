import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { navIcons } from '#ui/Icon/navIcons.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { CategoryScreenProps } from './category.types.ts';
import { emblem, head } from './CategoryScreen.css.ts';
import { Matches } from './parts/Matches.tsx';
import { Vendors } from './parts/Vendors.tsx';

/**
 * A category page whose vendors have lobbies of their own (RT-05, RT-07). Lists the vendors, and the matches of sports
 * vendors.
 */
export function CategoryScreen({ type, role, vendors, vendorMissing, matches, homeHref, onOpen }: CategoryScreenProps) {
  const { t } = useTranslation('category');
  const name = useTranslation('common').t(`gameTypes.${type}`);
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
      {vendorMissing && (
        <Box tone="warningSoft" radius="card" padding="sm">
          <Text size="sm">{t('vendorMissing')}</Text>
        </Box>
      )}
      {matches && <Matches matches={matches} onOpen={onOpen} />}
      <Vendors category={name} vendors={vendors} homeHref={homeHref} onOpen={onOpen} />
    </Stack>
  );
}
