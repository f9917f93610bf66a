import type { en } from './icalendar-words.en'

export const it: typeof en = {
  birthday: (name) => `Compleanno: ${name}`,
  leave: (name) => `Assenza: ${name}`,
  half: {
    first_half: ' (prima metà della giornata)',
    second_half: ' (seconda metà della giornata)',
  },
  part: (text) => ` (${text})`,
}
