import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { type Mode, modes } from '#ui/theme/brand.ts';
import { parseBrandTokens } from '#ui/theme/brandTokens.ts';
import { type TokenGroup, tokenNames } from '#ui/theme/tokens.ts';
import { fill, type StudioMessages } from '../messages.ts';
import { type ChangeTheme, type MadeTheme, type Theme, valueOf } from '../theme.ts';
import { ColorInput } from './ColorInput.tsx';
import { withOwn } from './own.ts';
import { filters } from './TokensPanel.css.ts';
import { useTyped } from './useTyped.ts';

export interface TokensPanelProps {
  theme: Theme;
  made: MadeTheme;
  messages: StudioMessages;
  onChange: ChangeTheme;
}

const groups = Object.keys(tokenNames) as TokenGroup[];
/** Groups that dark mode can differ in. */
const ofBothModes: readonly TokenGroup[] = ['color', 'shadow'];

/** Groups whose tokens have a meaning each. */
const withMeanings: readonly TokenGroup[] = ['color', 'layout'];

/** Every token with its meaning. A value of the author's own replaces the derived one. */
export function TokensPanel({ theme, made, messages, onChange }: TokensPanelProps) {
  const [group, setGroup] = useState<TokenGroup>('color');
  const [chosen, setMode] = useState<Mode>('light');
  const mode = ofBothModes.includes(group) ? chosen : 'light';
  const meanings: Readonly<Record<string, string>> = withMeanings.includes(group) ? messages.meanings : {};
  return (
    <Stack gap="md">
      <div className={filters}>
        <Select
          label={messages.group}
          size="small"
          value={group}
          options={groups.map((value) => ({ value, label: messages.groups[value] }))}
          onChange={setGroup}
        />
        {ofBothModes.includes(group) && (
          <Select
            label={messages.theme}
            size="small"
            value={mode}
            options={modes.map((value) => ({ value, label: messages[value] }))}
            onChange={setMode}
          />
        )}
      </div>
      {group !== 'color' && <Text tone="muted">{messages.groupMeanings[group]}</Text>}
      {Object.keys(tokenNames[group]).map((name) => (
        <TokenField
          key={`${mode} ${group} ${name}`}
          {...{ group, mode, name, theme, made, messages, onChange }}
          meaning={meanings[name]}
        />
      ))}
    </Stack>
  );
}

interface TokenFieldProps extends TokensPanelProps {
  group: TokenGroup;
  mode: Mode;
  name: string;
  meaning: string | undefined;
}

function TokenField({ group, mode, name, meaning, theme, made, messages, onChange }: TokenFieldProps) {
  const own = valueOf(theme.own[mode], group, name);
  const derived = valueOf(made.derived[mode], group, name) ?? valueOf(made.derived.light, group, name) ?? '';
  const change = (value: string | undefined) =>
    onChange(withOwn(theme, mode, group, name, value), `${mode} ${group} ${name}`);
  const aside = own !== undefined && (
    <IconButton
      label={fill(messages.restoreToken, { name })}
      size="small"
      icon={<Icon of={RotateCcw} size="small" />}
      onClick={() => change(undefined)}
    />
  );
  if (group === 'color') {
    return (
      <ColorInput
        label={name}
        pickerLabel={fill(messages.pick, { name })}
        hint={meaning}
        value={own ?? derived}
        invalid={messages.notColor}
        aside={aside}
        onChange={change}
      />
    );
  }
  return (
    <ValueInput
      label={name}
      hint={meaning}
      value={own ?? derived}
      invalid={messages.notValue}
      isValid={(value) => parseBrandTokens({ [mode]: { [group]: { [name]: value } } }).problems.length === 0}
      aside={aside}
      onChange={change}
    />
  );
}

interface ValueInputProps {
  label: string;
  hint: string | undefined;
  value: string;
  invalid: string;
  isValid: (value: string) => boolean;
  aside: ReactNode;
  onChange: (value: string) => void;
}

/** A value as text. What is not valid stays in the field and changes nothing. */
function ValueInput({ label, hint, value, invalid, isValid, aside, onChange }: ValueInputProps) {
  const { text, isInvalid, type, leave } = useTyped(
    value,
    (written) => (isValid(written) ? written.trim() : undefined),
    onChange,
  );
  return (
    <TextInput
      label={label}
      size="small"
      hint={hint}
      aside={aside}
      value={text}
      error={isInvalid ? invalid : undefined}
      onChange={type}
      onBlur={leave}
    />
  );
}
