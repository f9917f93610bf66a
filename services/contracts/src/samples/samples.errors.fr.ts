import { errorWords } from '../kernel/errors'
import type { sampleErrors } from './samples.errors'

export const sampleErrorsFr = errorWords<'fr', typeof sampleErrors>()({
  'sample.name': 'Donnez un nom à l’échantillon.',
  'sample.seed': 'Une graine compte huit chiffres hexadécimaux, par exemple 7F3A-91C2.',
  'sample.size': 'Choisissez une taille de 1 à {most}.',
  'sample.nothing': 'Il n’y a rien à tirer sur ces jours.',
  'sample.too_many':
    'Il y a plus de {most} éléments sur ces jours. Choisissez une période plus courte.',
  'sample.author':
    'Seule la personne qui a tiré cet échantillon y travaille. Tirez votre propre échantillon.',
  'sample.finished': 'Cet échantillon est terminé. Rouvrez-le d’abord.',
  'sample.in_progress': 'Cet échantillon est déjà en cours.',
  'sample.open_items': 'Éléments sans résultat : {open}. Évaluez d’abord chacun d’eux.',
  'sample.notes_missing':
    'Exceptions et remarques sans texte : {open}. Rédigez d’abord vos constats.',
})
