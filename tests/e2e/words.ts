import enErrors from '#locales/en/errors.json' with { type: 'json' };
import enFrame from '#locales/en/frame.json' with { type: 'json' };
import enLaunch from '#locales/en/launch.json' with { type: 'json' };
import enLogin from '#locales/en/login.json' with { type: 'json' };
import enShared from '#locales/en/shared.json' with { type: 'json' };
import enSlots from '#locales/en/slots.json' with { type: 'json' };
import enSystem from '#locales/en/system.json' with { type: 'json' };
import errors from '#locales/th/errors.json' with { type: 'json' };
import frame from '#locales/th/frame.json' with { type: 'json' };
import launch from '#locales/th/launch.json' with { type: 'json' };
import login from '#locales/th/login.json' with { type: 'json' };
import shared from '#locales/th/shared.json' with { type: 'json' };
import slots from '#locales/th/slots.json' with { type: 'json' };
import system from '#locales/th/system.json' with { type: 'json' };

/** What a player reads, so that a better wording breaks no test. Where the words themselves matter they are written out. */
export const th = { errors, frame, launch, login, shared, slots, system };
export const en = {
  errors: enErrors,
  frame: enFrame,
  launch: enLaunch,
  login: enLogin,
  shared: enShared,
  slots: enSlots,
  system: enSystem,
};

/** Fills `{…}` in. */
export function say(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
