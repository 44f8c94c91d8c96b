import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming/create';
import { tokensOfBrand } from '#themes/brandTokens.ts';
import { globalsOf } from './globalsOf.ts';

interface KitDocsContainerProps {
  readonly context: DocsContextProps;
}

const modeOf = (globals: Readonly<Record<string, unknown>>): string =>
  ['brand', 'theme', 'language'].map((name) => String(globals[name])).join(' ');

/** A page of documentation in the brand, theme and language of the toolbar. */
export function KitDocsContainer({ context, children }: PropsWithChildren<KitDocsContainerProps>) {
  // A text, because the globals are another object each time.
  const [brand, theme, language] = useSyncExternalStore(
    (onChange) => {
      context.channel.on(GLOBALS_UPDATED, onChange);
      return () => context.channel.off(GLOBALS_UPDATED, onChange);
    },
    () => modeOf(globalsOf(context)),
  ).split(' ');
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['brand'] = brand;
    root.dataset['theme'] = theme;
    root.lang = language ?? '';
  }, [brand, theme, language]);
  return (
    <DocsContainer context={context} theme={themeOf(brand, theme)}>
      {children}
    </DocsContainer>
  );
}

/** Storybook’s own parts of the page in the colours and fonts of a brand. */
function themeOf(id: string | undefined, mode: string | undefined) {
  const tokens = tokensOfBrand(id);
  const base = mode === 'dark' ? 'dark' : 'light';
  const color = { ...tokens.light.color, ...(base === 'dark' && tokens.dark.color) };
  return create({
    base,
    appBg: color.canvas,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appBorderColor: color.line,
    appBorderRadius: 8,
    textColor: color.onCanvas,
    textMutedColor: color.onCanvasMuted,
    colorSecondary: color.accent,
    barBg: color.surface,
    barTextColor: color.onSurface,
    inputBg: color.field,
    inputBorder: color.lineStrong,
    inputTextColor: color.onSunken,
    fontBase: tokens.light.font.body,
  });
}
