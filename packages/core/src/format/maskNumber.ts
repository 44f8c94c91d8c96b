/** A name that is a mobile number, as after a sign-up by one, with its middle hidden: a greeting is read by those nearby too. */
export const maskNumber = (name: string): string =>
  /^\+?\d{8,}$/.test(name) ? `${name.slice(0, 3)}•••${name.slice(-4)}` : name;
