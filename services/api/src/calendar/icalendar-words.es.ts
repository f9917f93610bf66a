import type { en } from './icalendar-words.en'

export const es: typeof en = {
  birthday: (name) => `Cumpleaños: ${name}`,
  leave: (name) => `Ausencia: ${name}`,
  half: { first_half: ' (primera mitad del día)', second_half: ' (segunda mitad del día)' },
  part: (text) => ` (${text})`,
}
