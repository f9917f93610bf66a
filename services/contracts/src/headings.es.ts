import type { en } from './headings.en'

export const es: typeof en = {
  id: (word) => `Identificador de ${word.charAt(0).toLocaleLowerCase('es')}${word.slice(1)}`,
}
