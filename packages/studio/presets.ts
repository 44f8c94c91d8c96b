import type { Theme } from './theme.ts';

/** A theme to begin with. */
export interface Preset extends Omit<Theme, 'own'> {
  readonly id: 'sapphire' | 'jade' | 'lotus' | 'tide' | 'ember' | 'night';
}

/** Themes to begin with, each of another temper. */
export const presets: readonly [Preset, ...Preset[]] = [
  {
    id: 'sapphire',
    keys: { accent: '#2f4bc4', neutral: '#6b6f80', highlight: '#f2cd72' },
    shape: 'soft',
    type: 'even',
  },
  { id: 'jade', keys: { accent: '#0a7353', neutral: '#5f7570', highlight: '#f5b942' }, shape: 'round', type: 'light' },
  { id: 'lotus', keys: { accent: '#b0306e', neutral: '#80696f', highlight: '#f6c9a0' }, shape: 'airy', type: 'even' },
  {
    id: 'tide',
    keys: { accent: '#0b7285', neutral: '#607484', highlight: '#ffd166' },
    shape: 'compact',
    type: 'strong',
  },
  {
    id: 'ember',
    keys: { accent: '#a83d17', neutral: '#7d7163', highlight: '#ffc145' },
    shape: 'sharp',
    type: 'strong',
  },
  { id: 'night', keys: { accent: '#6d4bd8', neutral: '#6c6780', highlight: '#e9c066' }, shape: 'soft', type: 'large' },
];

const [{ keys, shape, type }] = presets;
/** The theme that the studio opens with. */
export const firstTheme: Theme = { keys, shape, type, own: { light: {}, dark: {} } };
