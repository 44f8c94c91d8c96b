import { Columns3 } from 'lucide-react';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { ShownColumns } from './useShownColumns.ts';

/** Chooses the columns of a wide table. */
export function ColumnMenu<Row>({ shown, offered, onShow }: ShownColumns<Row>) {
  const { t } = useTranslation('records');
  if (offered.length === 0) return null;
  const values = offered.filter((column) => shown.includes(column)).map(({ key }) => key);
  return (
    <Menu
      label={t('columnMenu.label')}
      items={[
        {
          kind: 'checks',
          id: 'columns',
          label: t('columnMenu.label'),
          values,
          onChange: onShow,
          options: offered.map(({ key, header }) => ({ value: key, label: header })),
        },
      ]}
      trigger={(button) => (
        <Button {...button} tone="quiet" size="small" icon={<Icon of={Columns3} size="small" />}>
          {values.length === offered.length
            ? t('columnMenu.label')
            : // The first column is always shown.
              t('columnMenu.some', { shown: values.length + 1, all: offered.length + 1 })}
        </Button>
      )}
    />
  );
}
