import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { readText } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { checkRates } from './rates.model.ts';
import { fitTemplate, isStandard, longestTemplateName, mostTemplates, standardChoice } from './rateTemplates.model.ts';
import type { RateTemplatesProps } from './rateTemplates.types.ts';

/** Moves the focus to a field when it appears. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

type Said = 'lowered' | 'saved' | 'removed';
type Problem = 'name' | 'rates' | 'most';

/** Fills in rates that were kept under a name, keeps those that are filled in, and deletes a template. */
export function RateTemplates({ own, texts, standard, templates, onChange, onSave, onRemove }: RateTemplatesProps) {
  const { t } = useTranslation('agentRates');
  const [chosen, setChosen] = useState('');
  /** Null while no name is asked for. */
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const isKnown = templates.some((each) => each.name === chosen);
  // Also where a form begins with it: what is filled in has a name.
  const isDefault = !isKnown && standard !== null && isStandard(texts, standard, own);
  const use = (wanted: string): void => {
    const isDefaultWanted = wanted === standardChoice && standard !== null;
    const template = isDefaultWanted ? { rates: standard } : templates.find((each) => each.name === wanted);
    setChosen(wanted);
    setSaid(null);
    if (template === undefined) return;
    const { texts: next, isLowered } = fitTemplate(template, own);
    setSaid(isLowered ? 'lowered' : null);
    onChange(next);
  };
  const save = (): void => {
    const wanted = readText(name ?? '');
    const checked = checkRates(texts, own);
    const isMost = templates.length >= mostTemplates && !templates.some((each) => each.name === wanted);
    const found = wanted === '' ? 'name' : !checked.ok ? 'rates' : isMost ? 'most' : null;
    setProblem(found);
    if (found !== null || !checked.ok) return;
    onSave({ name: wanted, rates: checked.rates });
    setChosen(wanted);
    setName(null);
    setSaid('saved');
  };
  return (
    <Stack gap="xs">
      {(standard !== null || templates.length > 0) && (
        <Select
          label={t('templates.use')}
          placeholder={t('templates.choose')}
          hint={isDefault ? t('templates.isStandard') : undefined}
          options={[
            ...(standard === null ? [] : [{ value: standardChoice, label: t('templates.standard') }]),
            ...templates.map((each) => ({ value: each.name, label: each.name })),
          ]}
          value={isKnown ? chosen : isDefault ? standardChoice : ''}
          onChange={use}
        />
      )}
      {name === null ? (
        <Inline gap="xs">
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              setName(isKnown ? chosen : '');
              setSaid(null);
            }}
          >
            {t('templates.keep')}
          </Button>
          {isKnown && (
            <Button
              tone="quiet"
              size="small"
              onClick={() => {
                onRemove(chosen);
                setChosen('');
                setSaid('removed');
              }}
            >
              {t('templates.remove', { name: chosen })}
            </Button>
          )}
        </Inline>
      ) : (
        <>
          <TextInput
            ref={focus}
            label={t('templates.name')}
            hint={t('templates.hint')}
            maxLength={longestTemplateName}
            autoComplete="off"
            value={name}
            error={problem === null ? undefined : t(`templates.problems.${problem}`, { most: mostTemplates })}
            onChange={(next) => {
              setName(next);
              setProblem(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter would send the form around it.
              event.preventDefault();
              save();
            }}
          />
          <Inline gap="xs">
            <Button tone="soft" size="small" onClick={save}>
              {t('templates.save')}
            </Button>
            <Button
              tone="quiet"
              size="small"
              onClick={() => {
                setName(null);
                setProblem(null);
              }}
            >
              {t('common:cancel')}
            </Button>
          </Inline>
        </>
      )}
      <div role="status">{said !== null && <Text size="sm">{t(`templates.${said}`)}</Text>}</div>
    </Stack>
  );
}
