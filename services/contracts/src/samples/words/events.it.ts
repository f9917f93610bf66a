import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SampleDrawn: 'Campione estratto',
  SampleItemMarked: 'Esito di un elemento del campione',
  SampleNoteWritten: 'Nota su un elemento del campione',
  SampleFinished: 'Campione concluso',
  SampleReopened: 'Campione riaperto',
  SampleDeleted: 'Campione eliminato',
} satisfies NamesLike<typeof english>
