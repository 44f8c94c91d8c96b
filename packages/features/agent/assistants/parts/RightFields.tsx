import { useId } from 'react';
import { type AssistantRight, assistantRights } from '#api/agentAssistants.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';

interface RightFieldsProps {
  rights: readonly AssistantRight[];
  onChange: (rights: readonly AssistantRight[]) => void;
}

/** The rights of an assistant, each with what it means. The first one is part of every other. */
export function RightFields({ rights, onChange }: RightFieldsProps) {
  const { t } = useTranslation('assistants');
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} gap="sm">
      <Text as="span" weight="medium" id={id}>
        {t('rightsLabel')}
      </Text>
      {assistantRights.map((right) => (
        <Checkbox
          key={right}
          label={t(`rights.${right}`)}
          hint={t(`rightHints.${right}`)}
          disabled={right === 'read'}
          checked={rights.includes(right)}
          onChange={(checked) =>
            onChange(assistantRights.filter((each) => (each === right ? checked : rights.includes(each))))
          }
        />
      ))}
    </Stack>
  );
}
