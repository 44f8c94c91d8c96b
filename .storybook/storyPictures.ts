/** Pictures for stories of the kit, drawn here so that nothing is fetched: simple covers in several palettes. */
const palettes = [
  ['#2b1b6b', '#6d4bd8', '#f2cd72'],
  ['#0c4a44', '#2aa58a', '#ffe3a3'],
  ['#6b1a2f', '#d8563f', '#ffd9a0'],
  ['#123a6b', '#3d8fd6', '#d6f0ff'],
  ['#4a2a12', '#c4822f', '#fff0c9'],
  ['#3a0f52', '#b03fa8', '#ffd0ec'],
] as const;

/** A cover, three wide and four high unless told otherwise; each number gives another one. */
export function storyPicture(index: number, width = 300, height = 400): string {
  const [deep, mid, light] = palettes[index % palettes.length] ?? palettes[0];
  const x = width * (0.3 + ((index * 7) % 5) * 0.1);
  const y = height * (0.34 + ((index * 3) % 4) * 0.05);
  const r = Math.min(width, height) * (0.2 + ((index * 5) % 3) * 0.04);
  const hill = (level: number, bend: number) =>
    `M0 ${height * level}Q${width * bend} ${height * (level - 0.22)} ${width} ${height * (level + 0.04)}V${height}H0Z`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset="1" stop-color="${mid}"/></linearGradient></defs><path fill="url(#s)" d="M0 0h${width}v${height}H0z"/><circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="${light}" opacity=".16"/><circle cx="${x}" cy="${y}" r="${r}" fill="${light}" opacity=".92"/><path d="${hill(0.72, 0.3)}" fill="${mid}" opacity=".8"/><path d="${hill(0.84, 0.7)}" fill="${deep}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** An address that always fails. */
export const brokenPicture = 'data:image/png;base64,AAAA';
