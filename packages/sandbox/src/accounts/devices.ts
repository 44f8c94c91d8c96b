import type { DeviceKind } from '#api/memberSessions.ts';

/** A device as its user agent describes it. */
export interface Device {
  /** Browser and system, such as `Chrome, Windows`; '' when neither is known. */
  readonly device: string;
  readonly deviceKind: DeviceKind | null;
}

/** The first match wins: most browsers name others too. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bLine\//, 'LINE'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string, kind: DeviceKind])[] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b/, 'macOS', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** Reads browser and system from a `User-Agent` header. */
export function deviceOf(userAgent: string): Device {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [, system, kind] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  return {
    device: [browser, system].filter((name) => name !== undefined).join(', '),
    deviceKind: kind ?? null,
  };
}
