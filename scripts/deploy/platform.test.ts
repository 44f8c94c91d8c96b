import { describe, expect, it } from 'vitest';
import { parsePlatform, parseTrust, parseTrustHeader } from './platform.ts';

describe('--platform', () => {
  it.each([
    ['https://api.example', { protocol: 'https', name: 'api.example', port: 443, host: 'api.example', base: '' }],
    ['https://api.example:443/', { port: 443, host: 'api.example', base: '', url: 'https://api.example' }],
    [
      'https://api.example:8443/base',
      {
        name: 'api.example',
        port: 8443,
        host: 'api.example:8443',
        base: '/base',
        url: 'https://api.example:8443/base',
      },
    ],
    ['http://10.0.0.7:9000/a/b-1/', { protocol: 'http', name: '10.0.0.7', port: 9000, base: '/a/b-1' }],
    ['http://api.example', { protocol: 'http', port: 80, host: 'api.example' }],
  ])('%s', (text, target) => expect(parsePlatform(text)).toMatchObject(target));

  it.each([
    ['api.example', 'write a URL with http or https'],
    ['ftp://api.example', 'write a URL with http or https'],
    ['https://me:secret@api.example', 'leave name and password out'],
    ['https://api.example/?a=1', 'leave the query out'],
    ['https://api.example/a;b', 'its path may have'],
    ['https://api.example/a$host', 'its path may have'],
    ['https://api.example/{http.request.host}', 'its path may have'],
    ['http://[::1]:80', 'IPv6'],
  ])('%s is refused with a reason', (text, reason) => expect(() => parsePlatform(text)).toThrow(reason));
});

describe('--trust', () => {
  it.each([
    [undefined, []],
    ['10.0.0.0/8, 2001:db8::/32,192.0.2.1', ['10.0.0.0/8', '2001:db8::/32', '192.0.2.1']],
  ])('%s', (text, ranges) => expect(parseTrust(text)).toEqual(ranges));

  it.each(['cdn.example', '10.0.0.0/33', '300.1.1.1', '10.0.0.0/8;', '1.2.3'])('%s is refused', (text) =>
    expect(() => parseTrust(text)).toThrow('write addresses or ranges'),
  );
  it.each(['0.0.0.0/0', '::/0'])('%s is refused: it is everyone', (text) =>
    expect(() => parseTrust(text)).toThrow('would trust everyone'),
  );
  it('the header is a name', () => {
    expect(parseTrustHeader('CF-Connecting-IP')).toBe('CF-Connecting-IP');
    expect(() => parseTrustHeader('X-Real; evil')).toThrow('write the name of a header');
  });
});
