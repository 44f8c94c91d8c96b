import { Monitor, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { Origin } from './sessions.types.ts';

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet } as const;

/** The icon of a device. */
export function DeviceIcon({ kind }: { kind: Origin['deviceKind'] }) {
  return <Icon of={typeof kind === 'string' ? icons[kind] : MonitorSmartphone} />;
}

/** Returns a function that names a device. */
export function useDeviceName(): (device: string) => string {
  const { t } = useTranslation('sessions');
  return (device) => device || t('otherDevice');
}

/** Place and address of a session or login. */
export function Place({ place, ip }: Pick<Origin, 'place' | 'ip'>) {
  const { t } = useTranslation('sessions');
  return (
    <Text as="span" size="sm" tone="muted">
      {[place || t('unknownPlace'), ip].filter(Boolean).join(' · ')}
    </Text>
  );
}
