/** The colours of a vendor's art, as six-digit hex. */
export type Palette = {
  readonly name: string;
  /** Top of the backdrop. */
  readonly sky: string;
  /** Bottom of the backdrop: `sky` to `ground` is the palette's gradient. */
  readonly ground: string;
  /** The brightest tone, used for highlights and titles. */
  readonly light: string;
  /** The main body colour. */
  readonly mid: string;
  /** The body colour in shadow; far layers are mixed from it. */
  readonly deep: string;
  /** The accent colour; always another hue than `mid`. */
  readonly accent: string;
  /** A tinted near-black for lines, plates and vignettes. */
  readonly ink: string;
};

type Row = readonly [
  name: string,
  sky: string,
  ground: string,
  light: string,
  mid: string,
  deep: string,
  accent: string,
  ink: string,
];

// One row per palette: name, sky, ground, light, mid, deep, accent, ink.
const rows: readonly Row[] = [
  ['indigo dusk', '#2c2f77', '#e58a6c', '#fff0d8', '#c4526a', '#34204f', '#f4b13e', '#140e2a'],
  ['red lacquer', '#8e1b24', '#e2563a', '#fdebc9', '#c23a2c', '#4e0f1c', '#f2b548', '#1f070c'],
  ['jade court', '#0f5a50', '#7fc6a0', '#f4f3d9', '#2f9a78', '#0b3a3b', '#f0a63c', '#041d20'],
  ['siam teal', '#0c4a63', '#5bb5b8', '#fdf3dc', '#1d8a97', '#0a2f48', '#ff8a5b', '#051a2a'],
  ['mango', '#f3a63b', '#ffd98a', '#fff6df', '#e2702a', '#7c2f1d', '#2f9c95', '#2e1110'],
  ['orchid', '#6b2a7c', '#e78ab6', '#ffeef2', '#b8468f', '#3d1854', '#ffc55c', '#1a0926'],
  ['pink lotus', '#f2b8b5', '#fde3d0', '#fff8ef', '#d9637c', '#6d2547', '#2e8f83', '#2a0f22'],
  ['monsoon', '#35506b', '#a9c3c7', '#f3f1e6', '#5d87a0', '#1f3247', '#ffb54d', '#0d1826'],
  ['turmeric', '#c8860f', '#f6cf65', '#fff7da', '#a9541b', '#5a2713', '#1f6f78', '#241007'],
  ['midnight brass', '#10183f', '#3a4a94', '#fbeecb', '#5665b8', '#0c1233', '#e8b54a', '#060920'],
  ['rice field', '#86b04a', '#dfe59b', '#fcfae3', '#5c8a34', '#25482a', '#f07f3c', '#10220f'],
  ['coral reef', '#0e7c8c', '#8fe0cf', '#fff4e6', '#f2685f', '#0d4458', '#ffd15c', '#06232f'],
  ['fired clay', '#b5583b', '#eab08a', '#fdf0df', '#94402f', '#4a1f1d', '#3f8f8a', '#210c0d'],
  ['sapphire', '#123a8c', '#5fa2e6', '#eef6ff', '#2f6fd0', '#0d2460', '#ffce4f', '#071338'],
  ['plum smoke', '#4a3357', '#b58fa0', '#f8ece4', '#8a5672', '#2c1c39', '#e7a94c', '#150c1d'],
  ['mint cream', '#9ed8c3', '#e9f4dc', '#fffdf2', '#3fa58f', '#1d5559', '#f2725c', '#0d2a30'],
  ['ember', '#2a1216', '#a83a1e', '#ffe9c4', '#e0602a', '#3f151a', '#ffb62e', '#130608'],
  ['saffron robe', '#e9802a', '#fbc15a', '#fff3da', '#c44f1e', '#63211f', '#5a3d8c', '#290c12'],
  ['celadon', '#7fae9d', '#d5e3cd', '#fbf9ec', '#4d8877', '#23484a', '#d9583f', '#10262b'],
  ['royal violet', '#2d1b69', '#8b5fd0', '#f5ecff', '#6a3fb8', '#1f1150', '#ffbf3f', '#0f0730'],
  ['sugar palm', '#efe0b9', '#fbf4df', '#fffaf0', '#b0713a', '#4d3423', '#2e7d6b', '#22150d'],
  ['wet leaf', '#123c3a', '#4f8f5a', '#f4f8d8', '#6fae4e', '#0c2c30', '#d8e04a', '#04181b'],
  ['rose gold', '#d98a86', '#f7d2c0', '#fff5ec', '#b5555d', '#5c2436', '#3a4f8f', '#260c1a'],
  ['vermilion seal', '#f0e4cd', '#faf3e2', '#fffaef', '#d2402e', '#2b2a33', '#e0a13a', '#131218'],
  ['night water', '#0a2540', '#1f7a8c', '#e6fbf6', '#35b0ab', '#0b2f4a', '#ff6f61', '#04121f'],
  ['cocoa', '#4b2c20', '#b07d4f', '#fcecd2', '#8c5433', '#2d1a15', '#7fc0a8', '#150a08'],
  ['temple fair', '#b3195f', '#ff7d7d', '#fff0e2', '#e0387a', '#560f45', '#ffd24a', '#23061f'],
  ['clear morning', '#5d86b8', '#dbe8f2', '#fbfdff', '#4a6fa5', '#24395f', '#e8624a', '#101c33'],
  ['olive brass', '#5c5a2e', '#b8a860', '#f8f2d6', '#8a8038', '#33331c', '#d8573a', '#17170b'],
  ['peacock', '#0b5563', '#27a29b', '#f2f7e0', '#1a7fa0', '#10305a', '#f5b83d', '#071a33'],
];

/** All palettes. A vendor refers to its palette by index. */
export const palettes: readonly Palette[] = rows.map(([name, sky, ground, light, mid, deep, accent, ink]) => ({
  name,
  sky,
  ground,
  light,
  mid,
  deep,
  accent,
  ink,
}));
