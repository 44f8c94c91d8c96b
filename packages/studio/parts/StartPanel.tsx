import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { fill, type StudioMessages } from '../messages.ts';
import { presets } from '../presets.ts';
import { type ChangeTheme, keyNames, shapeNames, type Theme, typeNames } from '../theme.ts';
import { Choice } from './Choice.tsx';
import { ColorInput } from './ColorInput.tsx';
import { ShapeSample, TypeSample } from './Samples.tsx';
import { dots, dot, preset as presetClass, presetList } from './StartPanel.css.ts';

export interface StartPanelProps {
  theme: Theme;
  messages: StudioMessages;
  onChange: ChangeTheme;
}

/** The five choices that make a theme, and themes to begin with. */
export function StartPanel({ theme, messages, onChange }: StartPanelProps) {
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Text weight="strong">{messages.presetsTitle}</Text>
        <div className={presetList}>
          {presets.map(({ id, keys, shape, type }) => (
            <button
              key={id}
              type="button"
              className={presetClass}
              onClick={() => onChange({ keys, shape, type, own: { light: {}, dark: {} } }, `preset ${id}`)}
            >
              <span aria-hidden className={dots}>
                {keyNames.map((name) => (
                  <span key={name} className={dot} style={{ backgroundColor: keys[name] }} />
                ))}
              </span>
              <span>{messages.presets[id]}</span>
            </button>
          ))}
        </div>
      </Stack>
      {keyNames.map((name) => (
        <ColorInput
          key={name}
          label={messages.keys[name].name}
          pickerLabel={fill(messages.pick, { name: messages.keys[name].name })}
          hint={messages.keys[name].meaning}
          value={theme.keys[name]}
          invalid={messages.notColor}
          opaque
          onChange={(value) => onChange({ ...theme, keys: { ...theme.keys, [name]: value } }, `key ${name}`)}
        />
      ))}
      <Choice
        legend={messages.shape}
        name="shape"
        value={theme.shape}
        options={shapeNames.map((value) => ({
          value,
          label: messages.shapes[value],
          sample: <ShapeSample shape={value} />,
        }))}
        onChange={(shape) => onChange({ ...theme, shape }, `shape ${shape}`)}
      />
      <Choice
        legend={messages.type}
        name="type"
        value={theme.type}
        options={typeNames.map((value) => ({
          value,
          label: messages.types[value],
          sample: <TypeSample type={value} />,
        }))}
        onChange={(type) => onChange({ ...theme, type }, `type ${type}`)}
      />
    </Stack>
  );
}
