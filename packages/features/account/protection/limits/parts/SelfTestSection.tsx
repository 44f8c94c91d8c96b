import { useState } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';

const SelfTestDialog = lazyComponent(async () => (await import('./SelfTestDialog.tsx')).SelfTestDialog);

/** The way to the self-test (RSP-08). */
export function SelfTestSection() {
  const { t } = useTranslation('limits');
  const [open, setOpen] = useState(false);
  // From the first opening on, for the exit animation.
  const shown = usePresence(open);
  return (
    <Card padding="md">
      <Stack gap="sm">
        <Heading level={3} size="md">
          {t('test.title')}
        </Heading>
        <Text>{t('test.text')}</Text>
        <div>
          <Button tone="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('test.open')}
          </Button>
        </div>
        {shown && (
          <LazyDialogSection open={open} onClose={() => setOpen(false)}>
            <SelfTestDialog open={open} onClose={() => setOpen(false)} />
          </LazyDialogSection>
        )}
      </Stack>
    </Card>
  );
}
