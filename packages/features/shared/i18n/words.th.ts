import errors from '#locales/th/errors.json';
import frame from '#locales/th/frame.json';
import home from '#locales/th/home.json';
import launch from '#locales/th/launch.json';
import login from '#locales/th/login.json';
import shared from '#locales/th/shared.json';
import slots from '#locales/th/slots.json';
import system from '#locales/th/system.json';

/** Every word of the site in Thai, in which it is written first; the other languages have the same shape. */
export const words = { errors, frame, home, launch, login, shared, slots, system };
export type Words = typeof words;
