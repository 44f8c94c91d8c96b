import { describe, expect, it } from 'vitest';
import { type InstallSigns, browserOf, deviceOf, installKindOf } from './installKind.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const webView = 'Mozilla/5.0 (Linux; Android 13; SM-A536E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

const signs = (userAgent: string, rest: Partial<InstallSigns> = {}): InstallSigns => ({
  userAgent,
  touchPoints: 0,
  standalone: false,
  offered: false,
  ...rest,
});

it.each([
  [`${android} Chrome/130.0.0.0 Mobile Safari/537.36`, 5, 'android'],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 5, 'ios'],
  [`${mac} Version/18.1 Safari/605.1.15`, 5, 'ios'],
  [`${mac} Version/18.1 Safari/605.1.15`, 0, null],
  [`${windows} Chrome/130.0.0.0 Safari/537.36`, 10, null],
  ['', 0, null],
])('the device of %s with %i fingers is %j', (userAgent, touchPoints, device) => {
  expect(deviceOf({ userAgent, touchPoints })).toBe(device);
});

describe('how the site is installed', () => {
  it.each([
    ['Chrome on Android', `${android} Chrome/130.0.0.0 Mobile Safari/537.36`, 'none'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'none'],
    ['Safari', `${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'iphone'],
    ['Chrome on an iPhone', `${iphone} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, 'iphone'],
    ['Chrome on Windows', `${windows} Chrome/130.0.0.0 Safari/537.36`, 'computer'],
    ['Safari on a Mac', `${mac} Version/18.1 Safari/605.1.15`, 'computer'],
    ['LINE on Android', `${webView} Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.17.0/IAB`, 'inApp'],
    ['LINE on an iPhone', `${iphone} Mobile/15E148 Safari Line/14.17.0`, 'inApp'],
    ['Facebook on Android', `${webView} Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489.0;]`, 'inApp'],
    ['Facebook on an iPhone', `${iphone} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0;FBDV/iPhone14,5]`, 'inApp'],
    ['Messenger', `${iphone} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/484.0]`, 'inApp'],
    ['Instagram', `${iphone} Mobile/22B83 Instagram 355.1.0 (iPhone14,5; iOS 18_1)`, 'inApp'],
    ['TikTok', `${webView} Chrome/130.0 Mobile Safari/537.36 trill_370 BytedanceWebview/d8a21c6`, 'inApp'],
    ['X', `${iphone} Mobile/15E148 Safari/604.1 Twitter for iPhone/10.68`, 'inApp'],
    ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0.53`, 'inApp'],
    ['Google’s app', `${iphone} GSA/342.0 Mobile/15E148 Safari/604.1`, 'inApp'],
    ['any web view of Android', `${webView} Chrome/130.0.0.0 Mobile Safari/537.36`, 'inApp'],
    ['any web view of an iPhone', `${iphone} Mobile/15E148`, 'inApp'],
  ] as const)('%s', (_name, userAgent, kind) => expect(installKindOf(signs(userAgent))).toBe(kind));

  it('by the browser’s own question where an Android phone has one', () => {
    const chrome = `${android} Chrome/130.0.0.0 Mobile Safari/537.36`;
    expect(installKindOf(signs(chrome, { offered: true }))).toBe('prompt');
  });
  it('not in another app, whatever its browser offers', () => {
    expect(installKindOf(signs(`${webView} Chrome/130.0 Line/14.17.0/IAB`, { offered: true }))).toBe('inApp');
  });
  it('no more where it is the app already, whose iPhones name no browser', () => {
    expect(installKindOf(signs(`${iphone} Mobile/15E148`, { standalone: true, touchPoints: 5 }))).toBe('installed');
  });
});

it.each([
  [`${iphone} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, 'chrome'],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'other'],
  [`${webView} Chrome/130.0.0.0 Mobile Safari/537.36 Line/14.17.0/IAB`, 'line'],
])('%s is %s', (userAgent, browser) => expect(browserOf(userAgent)).toBe(browser));
