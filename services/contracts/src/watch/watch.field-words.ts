import type { FieldWords } from '../kernel/field-words'

export const watchFieldWords: FieldWords = {
  kinds: {
    'watch-hit': ['Hit of a watching rule', 'حالة رصدتها قاعدة'],
    'watch-rules': ['Watching rules', 'قواعد المراقبة'],
  },
  tables: {
    watched_acts: ['Acts that watching rules look at', 'أفعال تنظر فيها قواعد المراقبة'],
  },
  fields: {
    actor: ['Done by', 'نفّذه'],
    bands: ['Pay bands', 'نطاقات الأجر'],
    days_off: ['Days off', 'أيام الراحة'],
    from_on: ['From', 'من'],
    hit_id: ['Hit', 'الرصد'],
    impersonator: ['Signed in by', 'سجّل الدخول عنه'],
    least: ['At least', 'على الأقل'],
    most: ['At most', 'على الأكثر'],
    pay_type: ['Paid', 'طريقة الأجر'],
    position: null,
    record_id: null,
    rule: ['Rule', 'القاعدة'],
  },
  values: {
    after_approval: ['Changed after approval', 'تغيير بعد الاعتماد'],
    outside_band: ['Pay outside of a band', 'أجر خارج النطاق'],
    own_decision: ['Decided their own', 'قرّر ما يخصه'],
    same_preparer: ['Approved what they prepared', 'اعتمد ما أعدّه'],
    signed_in_as: ['Acted on pay signed in as another', 'إجراء على الرواتب باسم غيره'],
    weekend_changes: ['Many changes on a day off', 'تغييرات كثيرة في يوم عطلة'],
  },
}
