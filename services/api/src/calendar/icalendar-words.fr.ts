import type { en } from './icalendar-words.en'

export const fr: typeof en = {
  birthday: (name) => `Anniversaire : ${name}`,
  leave: (name) => `Absence : ${name}`,
  half: {
    first_half: ' (première moitié de la journée)',
    second_half: ' (seconde moitié de la journée)',
  },
  part: (text) => ` (${text})`,
}
