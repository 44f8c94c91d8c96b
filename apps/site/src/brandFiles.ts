/** The path of a brand's icon. The build makes it from the brand's mark and tokens; boot.ts writes the same paths. */
export const iconPath = (brand: string): string => `/brands/${brand}.svg`;

/** The path of the manifest with which the site can be installed, by lower-case language code. */
export const manifestPath = (brand: string, code: string): string => `/brands/${brand}.${code}.webmanifest`;
