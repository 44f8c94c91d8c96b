import type { ReactNode } from 'react';
import { CentreDialog } from '#core/centre/CentreDialog.tsx';
import type { CentreGroup } from '#core/centre/CentreMenu.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { menuGroups, outsideGroup, waitingKind } from './memberCentre.model.ts';
import type { MemberCentreDialogProps } from './memberCentre.types.ts';
import { outsideIcons, pageIcon } from './parts/pageIcons.ts';
import { TellUs } from './parts/TellUs.tsx';

interface MemberCentreSlots {
  /** The current page. */
  readonly children: ReactNode;
}

/** Member centre (MEM-01), with the menu in groups. */
export function MemberCentreDialog({
  entries,
  outside,
  problem,
  children,
  ...state
}: MemberCentreDialogProps & MemberCentreSlots) {
  const { t } = useTranslation('memberCentre');
  const groups = menuGroups(entries).map(({ group, entries: own }): CentreGroup => ({
    key: group ?? 'first',
    title: group && t(`groups.${group}`),
    entries: [
      ...own.map(({ page, href, count = 0 }) => ({
        key: page,
        href,
        title: t(`pages.${page}`),
        icon: pageIcon(page),
        current: page === state.page,
        waiting: { count, label: t(`waiting.${waitingKind(page)}`, { count }) },
      })),
      ...outside
        .filter(({ name }) => outsideGroup(name) === group)
        .map(({ name, href }) => ({
          key: name,
          href,
          title: t(`outside.${name}`),
          icon: outsideIcons[name],
        })),
    ],
  }));
  return (
    <CentreDialog
      {...state}
      title={t(`pages.${state.page}`)}
      label={t('menu')}
      groups={groups}
      allPages={t('allPages')}
      notOffered={t('notOffered')}
    >
      {children}
      {problem != null && <TellUs {...problem} />}
    </CentreDialog>
  );
}
