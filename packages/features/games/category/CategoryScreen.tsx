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
import { TableListStrip } from './parts/TableListStrip.tsx';
import { Tables } from './parts/Tables.tsx';
import { Vendors } from './parts/Vendors.tsx';

/**
 * A category page whose vendors have lobbies of their own (RT-05, RT-07). Lists the vendors and the rooms of one, live
 * tables by game, and the matches of sports vendors.
 */
export function CategoryScreen({
  type,
  role,
  vendors,
  vendorMissing,
  rooms,
  tableLists,
  matches,
  homeHref,
  onOpen,
}: CategoryScreenProps) {
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
      {tableLists && <TableListStrip lists={tableLists.lists} chosen={tableLists.chosen} />}
      {tableLists?.tables ? (
        <Tables tables={tableLists.tables} chosen={tableLists.chosen} onOpen={onOpen} />
      ) : (
        <Vendors category={name} vendors={vendors} rooms={rooms} homeHref={homeHref} onOpen={onOpen} />
      )}
    </Stack>
  );
}
