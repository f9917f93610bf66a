import type { EventWords } from '../kernel/event-words'
import type { candidateEvents } from './candidate.events'
import type { openingEvents } from './opening.events'
import type { recruitingSettingEvents } from './recruiting-setting.events'

export const recruitingEventWords: EventWords<typeof openingEvents & typeof candidateEvents & typeof recruitingSettingEvents> = {
  OpeningAdded: ['Opening published', 'نُشرت الوظيفة'],
  OpeningChanged: ['Opening changed', 'تغيّرت الوظيفة'],
  StageDaysPlanned: ['Days in stages planned', 'خُططت أيام المراحل'],
  OpeningClosed: ['Opening closed', 'أُغلقت الوظيفة'],
  OpeningReopened: ['Opening opened again', 'فُتحت الوظيفة من جديد'],
  OpeningDeleted: ['Opening deleted', 'حُذفت الوظيفة'],
  FormFieldAdded: ['Field added', 'أُضيف حقل'],
  FormFieldChanged: ['Field changed', 'تغيّر حقل'],
  FormFieldDeleted: ['Field deleted', 'حُذف حقل'],
  CandidateApplied: ['Applied on the public page', 'تقدّم في الصفحة العامة'],
  CandidateAppliedAgain: ['Applied once more', 'تقدّم مرة أخرى'],
  CandidateChanged: ['Details changed', 'تغيّرت البيانات'],
  CandidateMoved: ['Moved to another stage', 'انتقل إلى مرحلة أخرى'],
  CandidateRejected: ['Rejected', 'رُفض'],
  CandidateReconsidered: ['Reconsidered', 'أُعيد النظر'],
  CandidateRated: ['Rated', 'قُيّم'],
  CandidateNoted: ['Note added', 'أُضيفت ملاحظة'],
  CandidateNoteDeleted: ['Note deleted', 'حُذفت ملاحظة'],
  CandidateMessaged: ['Message sent', 'أُرسلت رسالة'],
  CandidateReplied: ['The candidate answered', 'أجاب المرشح'],
  CandidateLinkRevoked: ['Link revoked', 'أُبطل الرابط'],
  InterviewScheduled: ['Interview scheduled', 'حُدّد موعد مقابلة'],
  InterviewChanged: ['Interview changed', 'تغيّرت مقابلة'],
  InterviewCancelled: ['Interview cancelled', 'أُلغيت مقابلة'],
  InterviewFeedbackGiven: ['Feedback given', 'أُعطي تقييم'],
  CandidateHired: ['Hired', 'تم التوظيف'],
  CandidateDeleted: ['Deleted', 'حُذف'],
  CandidateErased: ['Erased', 'مُحي'],
  RecruitingSettingChanged: ['Recruiting settings changed', 'تغيّرت إعدادات التوظيف'],
  RecruitingTemplateAdded: ['Message template added', 'أُضيف قالب رسالة'],
  RecruitingTemplateChanged: ['Message template changed', 'تغيّر قالب رسالة'],
  RecruitingTemplateDeleted: ['Message template deleted', 'حُذف قالب رسالة'],
}
