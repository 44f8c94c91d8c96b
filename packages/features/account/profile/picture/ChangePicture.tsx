import { useState } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';

const Picture = lazyComponent(async () => (await import('./Picture.tsx')).Picture);

/** The way to the choice of a picture, which loads when it is opened. */
export function ChangePicture() {
  const { t } = useTranslation('privacy');
  const [open, setOpen] = useState(false);
  const shown = usePresence(open);
  return (
    <Inline>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('picture.change')}
      </Button>
      {shown && (
        <LazyDialogSection open={open} onClose={() => setOpen(false)}>
          <Picture open={open} onClose={() => setOpen(false)} />
        </LazyDialogSection>
      )}
    </Inline>
  );
}
