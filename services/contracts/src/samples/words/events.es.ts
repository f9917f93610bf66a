import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SampleDrawn: 'Muestra extraída',
  SampleItemMarked: 'Elemento de la muestra marcado',
  SampleNoteWritten: 'Nota de un elemento de la muestra escrita',
  SampleFinished: 'Muestra terminada',
  SampleReopened: 'Muestra abierta de nuevo',
  SampleDeleted: 'Muestra eliminada',
} satisfies NamesLike<typeof english>
