import { useLayoutEffect, useRef } from 'react';
import { type Fields, useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { type QuietHours, noEdits, problemsIn, unsavedEdits } from './notifications.model.ts';
import type { SettingsEdits, SettingsProps } from './notifications.types.ts';

/** What is wrong with the form of the settings. */
export interface SettingsProblems {
  readonly to?: 'same';
}

/** The form of the settings. It lives as long as the page, so that what was not saved stays when its tab is left. */
export interface SettingsFormState extends Omit<Fields<SettingsEdits, SettingsProblems>, 'submit' | 'check' | 'reset'> {
  /** @param hours the quiet hours that are shown */
  readonly save: (hours: QuietHours) => Promise<void>;
}

/** State of the form of the settings. What was changed while it was being saved is still to be saved. */
export function useSettingsForm({ onSave }: Pick<SettingsProps, 'onSave'>): SettingsFormState {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const form = useFields<SettingsEdits, SettingsProblems>(noEdits);
  const edits = form.values;
  const now = useRef(edits);
  useLayoutEffect(() => {
    now.current = edits;
  });
  return {
    ...form,
    async save(hours) {
      const result = await form.submit(problemsIn(hours), async () => {
        const error = await onSave(edits);
        return error === null ? { ok: true, value: null } : { ok: false, error };
      });
      if (result !== 'done') return;
      form.reset(unsavedEdits(now.current, edits));
      toast.show({ id: 'notifications', tone: 'positive', text: t('settings.saved') });
    },
  };
}
