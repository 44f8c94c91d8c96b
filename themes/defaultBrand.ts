/** The folder of the brand that a deployment has which names none, or one that is not in the build. */
export const defaultBrand = 'kinnari';
