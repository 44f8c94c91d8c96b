import type { Motif } from '../art/motifs.ts';
import type { Random } from '../art/random.ts';
import type { Classification, LocalText } from './catalogue.ts';
import { type MotifWords, type Pattern, type Word, hallPatterns, motifWords, slotPatterns } from './words.ts';

/** A cover has room for this many letters. */
export const longestTitle = 22;

/** Gives names that no game has yet, in either language. */
export interface NameGiver {
  next(motif: Motif, classification: Classification): LocalText;
}

export function createNameGiver(random: Random): NameGiver {
  const taken = new Set<string>();
  const free = ([en, th]: Word): boolean =>
    en.length <= longestTitle && !taken.has(en) && !taken.has(th) && !repeats(en);
  return {
    next(motif, classification) {
      let name = propose(random, motifWords[motif], classification);
      // Words run out at times: then the game is a sequel, as it would be elsewhere.
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
  if (classification !== 'SLOT') return apply(random.pick(hallPatterns[classification]), plain(random, words));
  const subject = random.chance(0.18) ? random.pick(words.figures) : plain(random, words);
  const roll = random.next();
  if (roll < 0.5) return apply(random.pick(slotPatterns), subject);
  return roll < 0.88 ? at(random.pick(words.places), subject) : subject;
}

/** A noun, mostly with a quality. */
function plain(random: Random, words: MotifWords): Word {
  const noun = random.pick(words.nouns);
  if (random.chance(0.35)) return noun;
  const [en, th] = random.pick(words.qualities);
  return [`${en} ${noun[0]}`, `${noun[1]}${th}`];
}

/** "Dream of Dream", "Lost Temple Temple". */
function repeats(en: string): boolean {
  const parts = en.split(' ');
  return new Set(parts).size < parts.length;
}

const apply = ([en, th]: Pattern, name: Word): Word => [en.replace('{}', name[0]), th.replace('{}', name[1])];

const at = ([en, th]: Word, name: Word): Word => [`${name[0]} ${en}`, `${th}${name[1]}`];
