import { createVar, fallbackVar, globalStyle, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kitLayer } from '../theme/layers.css.ts';
import { inKit } from '../theme/style.ts';

const { color } = vars;
export const muted = createVar('muted');
export const link = createVar('link');
export const focus = createVar('focus');

interface Surface {
  back: string;
  text: string;
  /** Colour of secondary text. @default text */
  muted?: string;
  /** @default text */
  link?: string;
  /** Colour of the focus ring. @default text */
  focus?: string;
}

/** Sets a background and the foreground colours that descendants read through `ink`. */
const surface = ({ back, text, ...rest }: Surface) =>
  inKit({
    backgroundColor: back,
    color: text,
    vars: { [muted]: rest.muted ?? text, [link]: rest.link ?? text, [focus]: rest.focus ?? text },
  });

const plain = { link: color.accent, focus: color.focus };

export const surfaces = styleVariants(
  {
    canvas: { back: color.canvas, text: color.onCanvas, muted: color.onCanvasMuted, ...plain },
    surface: { back: color.surface, text: color.onSurface, muted: color.onSurfaceMuted, ...plain },
    sunken: { back: color.sunken, text: color.onSunken, muted: color.onSunkenMuted, ...plain },
    chrome: { back: color.chrome, text: color.onChrome, muted: color.onChromeMuted },
    accent: { back: color.accent, text: color.onAccent },
    accentSoft: { back: color.accentSoft, text: color.onAccentSoft },
    money: { back: color.money, text: color.onMoney },
    positiveSoft: { back: color.positiveSoft, text: color.onPositiveSoft },
    warningSoft: { back: color.warningSoft, text: color.onWarningSoft },
    negativeSoft: { back: color.negativeSoft, text: color.onNegativeSoft },
  } satisfies Record<string, Surface>,
  surface,
);

/** Foreground colours of the nearest surface. They fall back to those of the page. */
export const ink = {
  muted: fallbackVar(muted, color.onCanvasMuted),
  link: fallbackVar(link, color.accent),
  focus: fallbackVar(focus, color.focus),
};

globalStyle(':focus-visible', { '@layer': { [kitLayer]: { outlineColor: ink.focus } } });
