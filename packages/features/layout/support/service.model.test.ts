import { describe, expect, it } from 'vitest';
import type { ServiceEntry } from '#api/system.ts';
import { chatSandbox, chooseServices, findChat } from './service.model.ts';

const entry = (csType: string): ServiceEntry => ({ csType, csPosition: '', title: csType, path: '' });
const entries = ['LIVECHAT', 'VIP', 'LINE', 'VIP2'].map(entry);
const types = (list: readonly ServiceEntry[]) => list.map(({ csType }) => csType).join(' ');

describe('chooseServices', () => {
  it('hides VIP services from players without a VIP label', () => {
    expect(types(chooseServices(entries, undefined))).toBe('LIVECHAT LINE');
    expect(types(chooseServices(entries, ''))).toBe('LIVECHAT LINE');
  });
  it('shows all services, in order, to players with a VIP label', () => {
    expect(types(chooseServices(entries, 'gold'))).toBe('LIVECHAT VIP LINE VIP2');
  });
});

describe('findChat', () => {
  it('finds the live chat', () => {
    expect(findChat(entries)?.csType).toBe('LIVECHAT');
    expect(findChat([entry('LINE')])).toBeUndefined();
  });
});

describe('chatSandbox', () => {
  it('withholds our own origin from a chat on it', () => {
    expect(chatSandbox(new URL('https://site.test/chat'), 'https://site.test')).not.toContain('allow-same-origin');
    expect(chatSandbox(new URL('https://chat.test/'), 'https://site.test')).toContain('allow-same-origin');
  });
});
