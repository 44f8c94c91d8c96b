import errors from '#locales/en/errors.json';
import frame from '#locales/en/frame.json';
import home from '#locales/en/home.json';
import launch from '#locales/en/launch.json';
import login from '#locales/en/login.json';
import shared from '#locales/en/shared.json';
import slots from '#locales/en/slots.json';
import system from '#locales/en/system.json';
import type { Words } from './words.th.ts';

/** Every word of the site in English. */
export const words: Words = { errors, frame, home, launch, login, shared, slots, system };
