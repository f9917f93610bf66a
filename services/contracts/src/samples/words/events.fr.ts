import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SampleDrawn: 'Échantillon tiré',
  SampleItemMarked: 'Élément de l’échantillon évalué',
  SampleNoteWritten: 'Remarque sur un élément de l’échantillon rédigée',
  SampleFinished: 'Échantillon terminé',
  SampleReopened: 'Échantillon rouvert',
  SampleDeleted: 'Échantillon supprimé',
} satisfies NamesLike<typeof english>
