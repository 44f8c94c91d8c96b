import type { Motif } from '#demo/art/motifs.ts';
import type { Random } from '#demo/art/random.ts';
import type { LocalText } from '../language.ts';
import type { Classification } from './catalogue.types.ts';
import { isUnfit } from './unfitNames.ts';
import { type MotifWords, type Pattern, type Word, classificationPatterns, motifWords, slotPatterns } from './words.ts';

/** The longest title that fits on a cover. */
export const longestTitle = 22;

/** Generates names that are unique in both languages. */
export interface NameGiver {
  next(motif: Motif, classification: Classification): LocalText;
}

/** Creates a generator of game names. */
export function createNameGiver(random: Random): NameGiver {
  const taken = new Set<string>();
  const free = ([en, th]: Word): boolean =>
    en.length <= longestTitle && !taken.has(en) && !taken.has(th) && !repeats(en) && !isUnfit({ en, th });
  return {
    next(motif, classification) {
      let name = propose(random, motifWords[motif], classification);
      // After 40 attempts the game becomes a numbered sequel.
      for (let tries = 1; !free(name); tries += 1) {
        name = propose(random, motifWords[motif], classification);
        const part = 1 + Math.floor(tries / 40);
        if (part > 1) name = [`${name[0]} ${part}`, `${name[1]} ${part}`];
      }
      const [en, th] = name;
      taken.add(en).add(th);
      return { en, th };
    },
  };
}

function propose(random: Random, words: MotifWords, classification: Classification): Word {
  if (classification !== 'SLOT')
    return apply(random.pick(classificationPatterns[classification]), plain(random, words));
  const subject = random.chance(0.18) ? random.pick(words.figures) : plain(random, words);
  const roll = random.next();
  if (roll < 0.5) return apply(random.pick(slotPatterns), subject);
  return roll < 0.88 ? at(random.pick(words.places), subject) : subject;
}

/** A noun, mostly with an adjective. */
function plain(random: Random, words: MotifWords): Word {
  const noun = random.pick(words.nouns);
  if (random.chance(0.35)) return noun;
  const [en, th] = random.pick(words.qualities);
  return [`${en} ${noun[0]}`, `${noun[1]}${th}`];
}

/** True for a repeated word, such as "Lost Temple Temple". */
function repeats(en: string): boolean {
  const parts = en.split(' ');
  return new Set(parts).size < parts.length;
}

const apply = ([en, th]: Pattern, name: Word): Word => [en.replace('{}', name[0]), th.replace('{}', name[1])];

const at = ([en, th]: Word, name: Word): Word => [`${name[0]} ${en}`, `${th}${name[1]}`];
