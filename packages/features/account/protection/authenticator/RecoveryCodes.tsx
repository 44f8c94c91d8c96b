import { Copy, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AuthenticatorCardProps } from './authenticator.types.ts';
import { list } from './RecoveryCodes.css.ts';

interface RecoveryCodesProps extends Pick<AuthenticatorCardProps, 'account' | 'onCopy' | 'onSave'> {
  codes: readonly string[];
  saved: boolean;
  /** Whether the player tried to go on before ticking the box. */
  hurried: boolean;
  onSaved: (saved: boolean) => void;
  onDone: () => void;
}

/** The recovery codes, shown once, with ways to keep them. */
export function RecoveryCodes({ codes, account, saved, hurried, onSaved, onCopy, onSave, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('authenticator');
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = useRef<HTMLDivElement>(null);
  // The input that had the focus is gone; screen readers announce what came in its place.
  useEffect(() => text.current?.focus(), []);
  const copy = async (): Promise<void> => {
    setCopied(null);
    setCopied(await onCopy(codes.join('\n')));
  };
  const save = (): void =>
    onSave(t('recovery.fileName'), [t('recovery.fileTitle', { account }), '', ...codes, ''].join('\n'));
  return (
    <Stack gap="md">
      <div ref={text} tabIndex={-1}>
        <Text>{t('recovery.text')}</Text>
      </div>
      <Box tone="sunken" radius="card" padding="md">
        <ol role="list" aria-label={t('recovery.list')} className={list}>
          {codes.map((code) => (
            <li key={code}>
              <Text as="span" weight="strong" numeric translate="no">
                {code}
              </Text>
            </li>
          ))}
        </ol>
      </Box>
      <Inline>
        <Button tone="outline" icon={<Icon of={Copy} size="small" />} onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button tone="outline" icon={<Icon of={Download} size="small" />} onClick={save}>
          {t('recovery.save')}
        </Button>
      </Inline>
      <div role="status">
        {copied !== null && <Text size="sm">{t(copied ? 'recovery.copied' : 'recovery.copyFailed')}</Text>}
      </div>
      <Checkbox
        label={t('recovery.confirm')}
        checked={saved}
        error={hurried && !saved ? t('recovery.first') : undefined}
        onChange={onSaved}
      />
      <Button onClick={onDone}>{t('recovery.done')}</Button>
    </Stack>
  );
}
