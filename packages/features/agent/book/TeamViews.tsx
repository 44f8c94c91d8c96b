import { Bookmark, BookmarkPlus, Pencil, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import type { SavedView } from '#api/agentBook.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { MenuItem } from '#ui/Menu/items.ts';
import { Menu } from '#ui/Menu/Menu.tsx';
import type { TeamViewsProps } from './book.types.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { currentOf } from './views.model.ts';

/** Shows the team as it was saved under a name, saves how it is shown now, and renames and removes what was saved (AGT-04b). */
export function TeamViews({ narrow, listed, plain, views, onShow, onChange, onRemove }: TeamViewsProps) {
  const { t } = useTranslation('agentBook');
  /** The view that is renamed, or a new one; null while no name is asked for. */
  const [naming, setNaming] = useState<SavedView | 'new' | null>(null);
  const list = views.status === 'ready' ? views.value.list : [];
  const current = currentOf(list, listed);
  const saves = views.status === 'ready' && current === undefined && !plain;
  const items: readonly MenuItem[] = [
    ...(list.length > 0
      ? [
          {
            kind: 'choice' as const,
            id: 'views',
            label: t('views.label'),
            value: current?.name ?? '',
            options: list.map(({ name }) => ({ value: name, label: name })),
            onChange(name: string) {
              const chosen = list.find((each) => each.name === name);
              if (chosen !== undefined) onShow(chosen);
            },
          },
          { kind: 'divider' as const, id: 'line' },
        ]
      : []),
    ...(views.status === 'failed'
      ? [action('retry', RotateCw, t('views.retry'), views.retry, t('views.failed'))]
      : views.status === 'loading'
        ? [action('loading', Bookmark, t('views.loading'), () => {})]
        : []),
    ...(saves ? [action('save', BookmarkPlus, t('views.save'), () => setNaming('new'))] : []),
    ...(current === undefined
      ? []
      : [
          action('rename', Pencil, t('views.rename', { name: current.name }), () => setNaming(current)),
          action('remove', X, t('views.remove', { name: current.name }), () => onRemove(current)),
        ]),
    ...(views.status === 'ready' && list.length === 0 && plain
      ? [action('how', Bookmark, t('views.none'), () => {}, t('views.how'))]
      : []),
  ];
  const label = current === undefined ? t('views.label') : t('views.current', { name: current.name });
  return (
    <>
      <Menu
        label={t('views.label')}
        items={items}
        trigger={(button) =>
          narrow ? (
            <IconButton {...button} label={label} icon={<Icon of={saves ? BookmarkPlus : Bookmark} />} />
          ) : (
            <Button
              {...button}
              tone={current ? 'soft' : 'quiet'}
              size="small"
              icon={<Icon of={Bookmark} size="small" />}
            >
              {label}
            </Button>
          )
        }
      />
      {naming !== null && (
        <ViewDialog
          key={naming === 'new' ? '' : naming.name}
          view={naming === 'new' ? null : naming}
          views={list}
          onSend={async (name) =>
            onChange(
              naming === 'new'
                ? { action: 'save', name, view: listed }
                : { action: 'rename', name: naming.name, to: name },
            )
          }
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}

const action = (
  id: string,
  of: typeof Bookmark,
  label: string,
  onSelect: () => void,
  description?: string,
): MenuItem => ({
  kind: 'action',
  id,
  label,
  icon: <Icon of={of} size="small" />,
  onSelect,
  ...(description !== undefined && { description }),
});
