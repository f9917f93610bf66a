import type { EventWords } from '../kernel/event-words'
import type { sampleEvents } from './samples.events'

export const samplesEventWords: EventWords<typeof sampleEvents> = {
  SampleDrawn: ['Sample drawn', 'سُحبت العينة'],
  SampleItemMarked: ['Sample item marked', 'قُيّم عنصر من العينة'],
  SampleNoteWritten: ['Note of a sample item written', 'كُتبت ملاحظة على عنصر من العينة'],
  SampleFinished: ['Sample finished', 'اكتمل فحص العينة'],
  SampleReopened: ['Sample reopened', 'أُعيد فتح العينة'],
  SampleDeleted: ['Sample deleted', 'حُذفت العينة'],
}
