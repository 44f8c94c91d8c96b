import { Lock } from 'lucide-react';
import type { EventGroup } from '#api/eventKinds.ts';
import type { NotifySettings } from '#api/notifications.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { type GroupRow, groupRows, problemsIn, quietHours } from '../notifications.model.ts';
import { type Channel, type SettingsProps, channels } from '../notifications.types.ts';
import type { SettingsFormState } from '../useSettingsForm.ts';
import { QuietFields } from './QuietFields.tsx';

interface SettingsFormProps extends Omit<SettingsProps, 'onSave'> {
  form: SettingsFormState;
}

/** How the member is told of each group of events, and in which hours hardly. */
export function SettingsForm(props: SettingsFormProps) {
  const { settings } = props;
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  return (
    <RemoteView
      level={3}
      remote={settings}
      failed={t('settings.failed')}
      skeleton={<Skeleton shape="text" lines={12} />}
    >
      {(value) => (
        <Stack gap="md">
          <div role="status">
            {settings.status === 'ready' && settings.outdated === true && (
              <Text size="sm" tone="warning">
                {t('settings.outdated', { time: formatMoment(settings.at, language) })}
              </Text>
            )}
          </div>
          <Choices {...props} value={value} />
        </Stack>
      )}
    </RemoteView>
  );
}

function Choices({ form, hasTeam, value }: SettingsFormProps & { value: NotifySettings }) {
  const { t } = useTranslation('notifications');
  const errorText = useErrorText();
  const { values: edits, failure } = form;
  const hours = quietHours(value, edits);
  const choose = (group: EventGroup, channel: Channel, on: boolean): void =>
    form.change({ groups: { ...edits.groups, [group]: { ...edits.groups[group], [channel]: on } } });
  const columns: readonly Column<GroupRow>[] = [
    { key: 'group', header: t('settings.group'), cell: (row) => <About {...row} /> },
    ...channels.map((channel) => ({
      key: channel,
      header: t(`settings.channels.${channel}`),
      cell: ({ group, fixed, ...row }: GroupRow) => (
        <Checkbox
          label={
            <VisuallyHidden>
              {t('settings.tell', { group: t(`events:groups.${group}`), channel: t(`settings.channels.${channel}`) })}
            </VisuallyHidden>
          }
          checked={row[channel]}
          disabled={fixed && channel === 'screen'}
          onChange={(on) => choose(group, channel, on)}
        />
      ),
    })),
  ];
  return (
    <BareForm ref={form.ref} label={t('settings.title')} onSubmit={() => void form.save(hours)}>
      <Stack gap="lg">
        <Heading level={3} size="md">
          {t('settings.title')}
        </Heading>
        <Text>{t('settings.text')}</Text>
        <DataTable
          entries
          label={t('settings.title')}
          columns={columns}
          rows={groupRows(value, edits, hasTeam)}
          rowKey={({ group }) => group}
        />
        <QuietFields hours={hours} problem={form.problems.to && problemsIn(hours).to} onChange={form.change} />
        <Stack gap="sm" align="start">
          {failure !== null && (
            <ErrorState size="compact" announce title={errorText(failure)} text={t('settings.notSaved')} />
          )}
          <Button type="submit" busy={form.busy}>
            {t('settings.save')}
          </Button>
        </Stack>
      </Stack>
    </BareForm>
  );
}

/** What a group tells of, and why it cannot be taken off the screen. */
function About({ group, fixed }: GroupRow) {
  const { t } = useTranslation('notifications');
  return (
    <Stack gap="xxs">
      <Text weight="medium">{t(`events:groups.${group}`)}</Text>
      <Text size="sm" tone="muted">
        {t(`settings.about.${group}`)}
      </Text>
      {fixed && (
        <Inline gap="xs" wrap={false} align="start">
          <Icon of={Lock} size="small" />
          <Text as="span" size="sm">
            {t('settings.fixed')}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}
