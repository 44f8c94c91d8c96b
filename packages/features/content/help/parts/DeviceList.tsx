import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { deviceItems, keepingTimes } from '../deviceStorage.ts';
import { items } from './DeviceList.css.ts';

/** What the site keeps on the player's device, by how long. */
export function DeviceList() {
  const { t } = useTranslation('help');
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('device.title')}</Heading>
      <Text>{t('device.text')}</Text>
      {keepingTimes.map((time) => (
        <div key={time}>
          <Heading level={4}>{t(`device.times.${time}`)}</Heading>
          <ul className={items}>
            {deviceItems
              .filter((item) => item.time === time)
              .map(({ id }) => (
                <li key={id}>{t(`device.items.${id}`)}</li>
              ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
