import { errorWords } from '../kernel/errors'
import type { changesErrors } from './changes.errors'

export const changesErrorsFr = errorWords<'fr', typeof changesErrors>()({
  'changes.position':
    'Ce n’est pas une position du flux des modifications. Envoyez le `next` d’une réponse.',
  'changes.type': 'Il n’existe pas d’événement public {name}.',
  'changes.rights_changed':
    'Ce que vous pouvez lire a changé depuis cette position. Continuez à partir de {position}, ou recommencez sans position pour lire tout ce que vous pouvez lire maintenant.',
  'changes.log_restored':
    'Le journal n’a plus cette position, par exemple après la restauration d’une sauvegarde. Comparez vos données, puis recommencez sans position, ou avec `now` pour les nouveaux événements seulement.',
})
