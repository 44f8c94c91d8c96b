import type { Tones } from './brush.ts';
import { contrast, luminance, mix } from './colour.ts';
import type { Motif } from './motifs.ts';
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

/** The lights of a picture, which decide on its backdrop: day, night, paper, accent colour, or dusk. */
export const lights = ['day', 'night', 'paper', 'blaze', 'dusk'] as const;
export type Light = (typeof lights)[number];

function backdrop(palette: Palette, light: Light): [high: string, low: string] {
  const { sky, ground, light: paper, mid, deep, accent, ink } = palette;
  switch (light) {
    case 'day':
      return [sky, ground];
    case 'night':
      return [mix(ink, deep, 0.45), mix(deep, sky, 0.45)];
    case 'paper':
      return [mix(paper, ground, 0.12), mix(paper, ground, 0.55)];
    case 'blaze':
      return [accent, mix(accent, mid, 0.55)];
    case 'dusk':
      return [deep, mix(mid, ground, 0.6)];
  }
}

// The motif `gold` has gold colours for every vendor.
const goldTones = { body: '#dfa23a', shade: '#9c5f1c', glow: '#ffeab3', trim: '#f4c95d' };

/** Options of `chooseTones`. */
export type ToneOptions = {
  /** The lights to choose from; all of them when absent. */
  readonly among?: readonly Light[];
  readonly motif?: Motif;
};

/** Assigns a palette's colours to the parts of one picture, keeping the focal drawing clear of what is behind it. */
export function chooseTones(palette: Palette, random: Random, options: ToneOptions = {}): Tones {
  const { among = lights, motif } = options;
  const { light: paper, mid, deep, accent, ink } = palette;
  const golden = motif === 'gold';
  // Some pictures swap the colours of body and ornament.
  const swapped = random.chance(0.3);
  const body = golden ? goldTones.body : swapped ? accent : mid;
  const trim = golden ? goldTones.trim : swapped ? mix(mid, paper, 0.12) : accent;
  const [high, low] = clearest(palette, body, random.shuffle(among));
  const behind = mix(high, low, 0.45);
  const dark = luminance(behind) < 0.2;
  return {
    high,
    low,
    disc: chooseDisc(palette, random, { body, trim, behind, motif }),
    far: mix(behind, dark ? palette.sky : mid, 0.45),
    near: mix(deep, dark ? ink : mid, 0.3),
    body,
    shade: golden ? goldTones.shade : mix(mix(body, ink, 0.3), deep, 0.26),
    glow: golden ? goldTones.glow : paper,
    trim,
    line: ink,
  };
}

/** The first backdrop with enough contrast to a body colour, otherwise the one with the most contrast. */
function clearest(palette: Palette, body: string, among: readonly Light[]): [high: string, low: string] {
  let best = backdrop(palette, among[0] ?? 'day');
  let bestContrast = 0;
  for (const light of among) {
    const sky = backdrop(palette, light);
    const value = contrast(body, mix(...sky, 0.45));
    if (value > 2) return sky;
    if (value > bestContrast) {
      best = sky;
      bestContrast = value;
    }
  }
  return best;
}

function chooseDisc(
  palette: Palette,
  random: Random,
  { body, trim, behind, motif }: { body: string; trim: string; behind: string; motif: Motif | undefined },
): string {
  const { light: paper, mid, deep, accent, ground, sky } = palette;
  // Moons, balls and blossoms are mostly pale and would not stand out on a pale disc.
  const pale = motif === 'moon' || motif === 'football' || motif === 'garden';
  const candidates = [mix(paper, accent, 0.12), mix(paper, ground, 0.45), mid, accent, deep, mix(sky, deep, 0.4)];
  const clear = candidates.filter(
    (one) =>
      contrast(one, body) > 1.9 &&
      contrast(one, behind) > 1.25 &&
      contrast(one, trim) > 1.15 &&
      (!pale || contrast(one, paper) > 2.2),
  );
  if (clear.length > 0) return random.pick(clear);
  const against = pale ? paper : body;
  return candidates.reduce((best, one) => (contrast(one, against) > contrast(best, against) ? one : best));
}
