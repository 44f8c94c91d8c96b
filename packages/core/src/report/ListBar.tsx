import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { useBackCloses } from '../routing/useBackCloses.ts';
import { bar, chips as chipsClass, name } from './ListBar.css.ts';

interface ListBarProps {
  /** The name of the list. */
  title: string;
  /** Choices of one tap, in place of the name, which then only screen readers are told. */
  chips?: ReactNode;
  /** How many filters are not as the list begins. */
  set: number;
  /** What the button that closes the filters says: how much is seen then. */
  see: string;
  /** Sets all filters back; without it, they have no such button. */
  onClear?: (() => void) | undefined;
  /** Sorts the list. */
  sort?: ReactNode;
  /** The filters; null for none. */
  children: ReactNode;
}

/** The head of a narrow list, in one row: what it is, its filters in a sheet, and how it is sorted. */
export function ListBar({ title, chips, set, see, onClear, sort, children }: ListBarProps) {
  const { t } = useTranslation('records');
  const [open, setOpen] = useState(false);
  const close = (): void => {
    // What is typed applies when its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setOpen(false);
  };
  useBackCloses(open, close);
  return (
    <div className={bar}>
      {chips == null && (
        <div className={name}>
          <Heading level={3} size="md">
            {title}
          </Heading>
        </div>
      )}
      {chips != null && <VisuallyHidden as="h3">{title}</VisuallyHidden>}
      {children !== null && (
        <>
          <Button
            tone={set > 0 ? 'soft' : 'outline'}
            size="small"
            icon={<Icon of={SlidersHorizontal} size="small" />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {set > 0 ? t('filtersSet', { count: set }) : t('filters')}
          </Button>
          <Dialog
            open={open}
            onOpenChange={close}
            title={t('filters')}
            width="dialog"
            closeLabel={t('common:close')}
            actions={
              <>
                {onClear !== undefined && (
                  <Button tone="quiet" disabled={set === 0} onClick={onClear}>
                    {t('clearFilters')}
                  </Button>
                )}
                <Button onClick={close}>{see}</Button>
              </>
            }
          >
            <Stack gap="md">{children}</Stack>
          </Dialog>
        </>
      )}
      {chips != null && <div className={chipsClass}>{chips}</div>}
      {sort}
    </div>
  );
}
