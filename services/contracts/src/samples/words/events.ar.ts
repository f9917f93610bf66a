import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SampleDrawn: 'سُحبت العينة',
  SampleItemMarked: 'قُيّم عنصر من العينة',
  SampleNoteWritten: 'كُتبت ملاحظة على عنصر من العينة',
  SampleFinished: 'اكتمل فحص العينة',
  SampleReopened: 'أُعيد فتح العينة',
  SampleDeleted: 'حُذفت العينة',
} satisfies NamesLike<typeof english>
