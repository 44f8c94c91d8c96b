import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button, type ButtonProps } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { typedAddress } from '../download.model.ts';
import type { DownloadScreenProps } from '../download.types.ts';

interface CopyAddressProps extends Pick<DownloadScreenProps, 'pageUrl' | 'onCopy'> {
  readonly tone: NonNullable<ButtonProps['tone']>;
  /** Stands below until it is copied. @default the address, as it is typed */
  readonly note?: string;
}

/** Copies the address of the page, for another browser or device. */
export function CopyAddress({ pageUrl, onCopy, tone, note }: CopyAddressProps) {
  const { t } = useTranslation('download');
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    // Empties the live region, so that a second copy is announced too.
    setCopied(null);
    setCopied(await onCopy(pageUrl));
  };
  return (
    <>
      <Button tone={tone} fullWidth icon={<Icon of={Copy} size="small" />} onClick={() => void copy()}>
        {t('copy.button')}
      </Button>
      <div role="status">
        <Text size="sm" align="center">
          {copied === null
            ? (note ?? <span translate="no">{typedAddress(pageUrl)}</span>)
            : t(copied ? 'copy.done' : 'copy.failed', { address: typedAddress(pageUrl) })}
        </Text>
      </div>
    </>
  );
}
