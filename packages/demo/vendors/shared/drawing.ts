// Builders of SVG markup for drawings in a square of 100 by 100, lit from the upper left.

/**
 * A gradient definition from the lit to the shaded side.
 * @param round radial instead of linear
 */
export function shade(id: string, lit: string, dark: string, round = false): string {
  const stops = `<stop stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/>`;
  return round
    ? `<radialGradient id="${id}" cx=".36" cy=".3" r=".8">${stops}</radialGradient>`
    : `<linearGradient id="${id}" x1=".2" y1="0" x2=".75" y2="1">${stops}</linearGradient>`;
}

/** A filled path; `more` is raw attribute text. */
export const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}" ${more}/>`;

/** A stroked path with round ends; `more` is raw attribute text. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A filled circle; `more` is raw attribute text. */
export const disc = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" ${more}/>`;

/** The content and its mirror image in the vertical axis. */
export const mirrored = (content: string): string => `${content}<g transform="matrix(-1 0 0 1 100 0)">${content}</g>`;

/** Copies of the content, rotated evenly about a centre. */
export function around(count: number, x: number, y: number, content: string): string {
  return Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(360 / count) * at} ${x} ${y})">${content}</g>`,
  ).join('');
}

/** A soft elliptical shadow on the ground below a drawing. */
export const ground = (y = 91, width = 26): string =>
  `<ellipse cx="50" cy="${y}" rx="${width}" ry="3.6" fill="#3b2232" opacity=".16"/>`;
