import { describe, expect, it } from 'vitest';
import { faces } from './faces.ts';
import { characters, fold, glyphOf } from './glyphs.ts';
import { typePath } from './lettering.ts';
import { setTitle, shorten } from './typesetting.ts';

const box = { x: 20, y: 300, width: 260, height: 70 };

describe('the alphabet', () => {
  it('has all capitals, digits and the documented punctuation', () => {
    for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!?'-+.,:/") {
      expect(glyphOf(character).strokes.length, character).toBeGreaterThan(0);
    }
  });

  it('draws all characters in all faces', () => {
    for (const face of faces) {
      for (const character of characters.filter((one) => one !== ' ')) {
        const { lines } = setTitle(character, face, box);
        expect(typePath(lines, face), `${face.name} ${character}`).toMatch(/^M-?\d/);
      }
    }
  });

  it('reduces text to characters that have a glyph', () => {
    expect(fold('Café  d’Or')).toBe("CAFE D'OR");
    expect(fold('มังกร Dragon')).toBe('DRAGON');
    expect(fold('a–b')).toBe('A-B');
  });
});

describe('setTitle', () => {
  it('keeps every line inside its box', () => {
    for (const face of faces) {
      for (const title of [
        'X',
        'Dragon Pearl',
        'Royal White Elephant',
        'Extraordinary Circumstances of May',
        'Abcdefghijklmnopqrstuv',
      ]) {
        const setting = setTitle(title, face, box);
        expect(setting.width, `${face.name} ${title}`).toBeLessThanOrEqual(box.width + 0.5);
        expect(setting.bottom - setting.top, `${face.name} ${title}`).toBeLessThanOrEqual(box.height + 0.5);
        expect(setting.lines.length).toBeLessThanOrEqual(2);
      }
    }
  });

  it('keeps letters of ordinary titles at least 7 px high on a cover 150 px wide', () => {
    for (const face of faces) {
      expect(setTitle('Legend of White Tigers', face, box).cap / 2, face.name).toBeGreaterThan(7);
    }
  });

  it('shortens long titles with an ellipsis at a word boundary', () => {
    expect(shorten('Short')).toBe('Short');
    expect(shorten('The Extraordinarily Long Title Of A Game')).toBe('The Extraordinarily Long\u2026');
  });
});
