/** `PointMall` */
export const pascal = (folder: string): string => folder.charAt(0).toUpperCase() + folder.slice(1);

/** `Point mall` */
export const words = (folder: string): string =>
  pascal(folder).replaceAll(/(?<=[a-z0-9])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
