const portrait = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths of the layout guide. 320 is also what 400 % zoom leaves of a 1280 px window. */
export const viewports = {
  smallest: portrait('Smallest', 320, 640),
  phone: portrait('Phone', 360, 740),
  tablet: portrait('Tablet', 768, 1024),
  desktop: portrait('Desktop', 1024, 768),
  wide: portrait('Wide', 1280, 800),
  full: portrait('Full', 1440, 900),
};
